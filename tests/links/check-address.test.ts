import { expect, test } from '@jest/globals'
import { addressesOfPage, addressesOfXml } from './addresses'
import { addressProblem } from './check-address'

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
])('%s is accepted', (address) => {
  expect(addressProblem(address, '/bread', site)).toBeUndefined()
})

test.each([
  ['/butter', 'does not exist'],
  ['/bread/', 'does not exist'],
  ['/bread.html', 'does not exist'],
  ['/Bread', 'does not exist'],
  ['/media/loaf.avif', 'does not exist'],
  ['https://www.example.com/butter', 'does not exist'],
  ['/bread#crumb', 'has a fragment that matches no anchor on the page'],
  ['#top', 'has a fragment that matches no anchor on the page'],
  ['/bread#', 'has an empty fragment'],
  ['/bread?a=b', 'has a query, which pages of this site do not have'],
  ['', 'is relative'],
  ['bread', 'is relative'],
  ['www.oven.example', 'is relative'],
  ['//oven.example', 'has a host without a scheme'],
  ['/bread ', 'has a space'],
  ['https://oven.example/a b', 'has a space'],
  ['javascript:alert(1)', 'has the scheme javascript:'],
  ['data:text/html,x', 'has the scheme data:'],
  ['https://', 'is not a valid URL'],
  ['https:/oven.example', 'differs from its normalised form'],
  ['https://Oven.example/', 'differs from its normalised form'],
  ['https://oven.example/a/../b', 'differs from its normalised form'],
  ['https://localhost/a', 'does not name a public host'],
  ['https://127.0.0.1/a', 'does not name a public host'],
  ['https://oven/a', 'does not name a public host'],
  ['https://baker:flour@oven.example/', 'contains a user name'],
  ['https://oven.example//a', 'has two slashes in a row'],
  ['https://oven.example/a.', 'ends with a punctuation mark of the sentence around it'],
  ['https://oven.example/?utm_source=us', 'has the tracking parameter utm_source'],
  ['https://oven.example/?gclid=1', 'has the tracking parameter gclid'],
  ['mailto:baker', 'is not an email address'],
  ['mailto:baker@oven', 'is not an email address'],
  ['tel:0201234567', 'is not an international phone number'],
])('%j %s', (address, problem) => {
  expect(addressProblem(address, '/bread', site)).toContain(problem)
})

test('with a base path, a path outside it is rejected', () => {
  const below = {
    ...site,
    basePath: '/nl',
    pages: new Map([['/nl', new Set<string>()]]),
    files: new Set(['/nl/a.png']),
  }
  expect(addressProblem('/nl', '/nl', below)).toBeUndefined()
  expect(addressProblem('/nl/a.png', '/nl', below)).toBeUndefined()
  expect(addressProblem('/bread', '/nl', below)).toBe('is outside /nl')
  expect(addressProblem('/nlx', '/nl', below)).toBe('is outside /nl')
})

test('URLs are found everywhere in a page', () => {
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

test('URLs are found everywhere in a sitemap or feed, and invalid XML is rejected', () => {
  const xml =
    '<urlset xmlns:x="y"><url><loc>/1</loc><x:link rel="alternate" href="/2"/></url><uri>/3</uri><id>tag:x</id></urlset>'
  expect(addressesOfXml(xml).map(({ address }) => address)).toEqual(['/1', '/2', '/3'])
  expect(() => addressesOfXml('<urlset><url></urlset>')).toThrow()
})
