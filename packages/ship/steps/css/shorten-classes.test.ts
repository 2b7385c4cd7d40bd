import { expect, test } from '@jest/globals'
import { onHtml } from '../../tests/on-html'
import { shortClasses } from './shorten-classes'
import { shortenInPage as shortenBy } from './shorten-names'

const shortenInPage = (html: string, page: string, taken: ReadonlySet<string> = new Set()) =>
  onHtml(shortenBy)(html, page, [shortClasses(taken)])

const page = (kind: string) =>
  `<html class="aB3_-x_font"><head><style>.aB3_-x_font{a:b}.zZ9yYx_card.wrap>.zZ9yYx_cardTitle:hover,.A{c:d}</style></head><body><p class="zZ9yYx_card wrap A">.zZ9yYx_card</p><p class='zZ9yYx_cardTitle'></p><script data-ship="${kind}"></script></body></html>`

test('a static page shortens its class names to unused ones, but not words that look like classes', () => {
  const short = shortenInPage(page('static'), 'a.html')
  expect(short).toBe(
    `<html class="B"><head><style>.B{a:b}.C.wrap>.D:hover,.A{c:d}</style></head><body><p class="C wrap A">.zZ9yYx_card</p><p class='D'></p><script data-ship="static"></script></body></html>`,
  )
  expect(shortenInPage(short, 'a.html')).toBe(short)
})

test('an interactive page keeps its class names, because React uses them', () => {
  expect(shortenInPage(page('interactive'), 'a.html')).toBe(page('interactive'))
})

test('a hash that starts with a digit has an underscore before it, and is shortened too', () => {
  const html = `<html><head><style>._7-RRma_card{a:b}._30WuCG_card a{c:d}</style></head><body><p class="_7-RRma_card"><b class="_30WuCG_card"></b></p><script data-ship="static"></script></body></html>`
  expect(shortenInPage(html, 'a.html')).toContain('<style>.A{a:b}.B a{c:d}</style>')
})

test('a hash that starts with a hyphen and a digit is escaped in the style sheet, and is shortened too', () => {
  const html = String.raw`<html><head><style>.-\39 GVua_top{a:b}.wrap.-\39 GVua_top>.-\39 GVua_end:hover{c:d}</style></head><body><p class="-9GVua_top wrap"><b class="-9GVua_end"></b></p><script data-ship="static"></script></body></html>`
  expect(shortenInPage(html, 'a.html')).toBe(
    '<html><head><style>.A{a:b}.wrap.A>.B:hover{c:d}</style></head><body><p class="A wrap"><b class="B"></b></p><script data-ship="static"></script></body></html>',
  )
})

test('the most frequent class has the shortest name, and no tool uses that name', () => {
  const rest = Array.from({ length: 27 }, (_, index) => `aB3_-x_c${index}`)
  const html = `<html><head><style></style></head><body><p class="${rest.join(' ')}"></p><b class="aB3_-x_c26"></b><script data-ship="static"></script></body></html>`
  const names = /class="([^"]*)"/.exec(shortenInPage(html, 'a.html', new Set(['A', 'C'])))?.[1]?.split(' ')
  expect(names?.[26]).toBe('B')
  expect(names?.slice(0, 2)).toEqual(['D', 'E'])
  expect(names?.slice(23, 26)).toEqual(['AA', 'AB', 'AC'])
})
