import { expect, test } from '@jest/globals'
import { addressesOfPage, addressesOfXml } from './addresses'
import { judgeAddress } from './judge'

const site = {
  origin: 'https://www.example.com',
  basePath: '',
  pages: new Map([
    ['/', new Set(['top'])],
    ['/bread', new Set(['crust', 'größe'])],
  ]),
  files: new Set(['/media/loaf.png']),
  served: new Set(['/forms']),
}

test.each([
  ...[
    '/',
    '/bread',
    '/bread#crust',
    '#crust',
    '/bread#gr%C3%B6%C3%9Fe',
    '/media/loaf.png',
    '/media/loaf.png?2',
    '/forms',
  ],
  ...['https://www.example.com', 'https://www.example.com/', 'https://www.example.com/bread#crust'],
  ...[
    'https://oven.example',
    'https://oven.example/a?b=c#d',
    'http://oven.example/a',
    'https://xn--gre-6ka8i.example/',
  ],
  ...['mailto:baker@oven.example', 'mailto:baker@oven.example?subject=Bread', 'tel:+31201234567'],
])('%s is right', (address) => {
  expect(judgeAddress(address, '/bread', site)).toBeUndefined()
})

test.each([
  ['/butter', 'leads to nothing'],
  ['/bread/', 'leads to nothing'],
  ['/bread.html', 'leads to nothing'],
  ['/Bread', 'leads to nothing'],
  ['/media/loaf.avif', 'leads to nothing'],
  ['https://www.example.com/butter', 'leads to nothing'],
  ['/bread#crumb', 'names a place that the page does not have'],
  ['#top', 'names a place that the page does not have'],
  ['/bread#', 'has an empty fragment'],
  ['/bread?a=b', 'asks a page of this site something'],
  ['', 'is relative'],
  ['bread', 'is relative'],
  ['www.oven.example', 'is relative'],
  ['//oven.example', 'names a host without a scheme'],
  ['/bread ', 'has a space'],
  ['https://oven.example/a b', 'has a space'],
  ['javascript:alert(1)', 'has the scheme javascript:'],
  ['data:text/html,x', 'has the scheme data:'],
  ['https://', 'is no address'],
  ['https:/oven.example', 'is written otherwise than it reads'],
  ['https://Oven.example/', 'is written otherwise than it reads'],
  ['https://oven.example/a/../b', 'is written otherwise than it reads'],
  ['https://localhost/a', 'names no host of the public net'],
  ['https://127.0.0.1/a', 'names no host of the public net'],
  ['https://oven/a', 'names no host of the public net'],
  ['https://baker:flour@oven.example/', 'holds a name for logging in'],
  ['https://oven.example//a', 'has two slashes in a row'],
  ['https://oven.example/a.', 'ends in a sign that belongs to the sentence'],
  ['https://oven.example/?utm_source=us', 'says by utm_source who sent the visitor'],
  ['https://oven.example/?gclid=1', 'says by gclid who sent the visitor'],
  ['mailto:baker', 'is no email address'],
  ['mailto:baker@oven', 'is no email address'],
  ['tel:0201234567', 'is no number that can be called anywhere'],
])('%j %s', (address, problem) => {
  expect(judgeAddress(address, '/bread', site)).toContain(problem)
})

test('below a base path, links to other exports leave this one', () => {
  const below = {
    ...site,
    basePath: '/nl',
    pages: new Map([['/nl', new Set<string>()]]),
    files: new Set(['/nl/a.png']),
  }
  expect(judgeAddress('/nl', '/nl', below)).toBeUndefined()
  expect(judgeAddress('/nl/a.png', '/nl', below)).toBeUndefined()
  expect(judgeAddress('/bread', '/nl', below)).toBe('leads out of /nl')
  expect(judgeAddress('/nlx', '/nl', below)).toBe('leads out of /nl')
})

test('addresses are found everywhere in a page', () => {
  const html = `<!DOCTYPE html><html><head><link rel="canonical" href="/1"><meta property="og:image" content="/2">
<meta http-equiv="refresh" content="0; url=/3"><style>a{background:url("/4")}</style></head><body>
<a href="/5">x</a><img src="/6" srcset="/7 1x, /8 2x"><video poster="/9"><source src="/10"></video><form action="/11"></form>
<svg><use href="/12"/><image xlink:href="/13"/></svg><noscript><a href="/14">x</a></noscript>
<template><a href="/15">x</a></template><script src="/16"></script><p style="background:url(/17)">x</p>
<script type="application/ld+json">{"@id":"/18#loaf","list":[{"url":"https://19"}],"name":"no address"}</script></body></html>`
  expect(addressesOfPage(html).map(({ address }) => address)).toEqual([
    ...['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9', '/10', '/11', '/12', '/13', '/14', '/15', '/16', '/17'],
    ...['/18', 'https://19'],
  ])
})

test('addresses are found everywhere in a sitemap or feed, and invalid XML is rejected', () => {
  const xml =
    '<urlset xmlns:x="y"><url><loc>/1</loc><x:link rel="alternate" href="/2"/></url><uri>/3</uri><id>tag:x</id></urlset>'
  expect(addressesOfXml(xml).map(({ address }) => address)).toEqual(['/1', '/2', '/3'])
  expect(() => addressesOfXml('<urlset><url></urlset>')).toThrow()
})
