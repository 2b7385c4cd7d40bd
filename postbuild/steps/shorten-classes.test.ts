import { expect, test } from '@jest/globals'
import { shortenInPage } from './shorten-classes'

const page = (kind: string) =>
  `<html class="aB3_-x_font"><head><style>.aB3_-x_font{a:b}.zZ9yYx_card.wrap>.zZ9yYx_cardTitle:hover,._1{c:d}</style></head><body><p class="zZ9yYx_card wrap _1">.zZ9yYx_card</p><p class='zZ9yYx_cardTitle'></p><script data-ship="${kind}"></script></body></html>`

test('a static page calls its classes by short names that are not taken; words that look like classes stay', () => {
  const short = shortenInPage(page('static'), 'a.html')
  expect(short).toBe(
    `<html class="_0"><head><style>._0{a:b}._2.wrap>._3:hover,._1{c:d}</style></head><body><p class="_2 wrap _1">.zZ9yYx_card</p><p class='_3'></p><script data-ship="static"></script></body></html>`,
  )
  expect(shortenInPage(short, 'a.html')).toBe(short)
})

test('an interactive page keeps its names, because React knows them', () => {
  expect(shortenInPage(page('interactive'), 'a.html')).toBe(page('interactive'))
})

test('a hash that begins with a digit stands behind an underscore, and is shortened as well', () => {
  const html = `<html><head><style>._7-RRma_card{a:b}._30WuCG_card a{c:d}</style></head><body><p class="_7-RRma_card"><b class="_30WuCG_card"></b></p><script data-ship="static"></script></body></html>`
  expect(shortenInPage(html, 'a.html')).toContain('<style>._0{a:b}._1 a{c:d}</style>')
})
