import { expect, test } from '@jest/globals'
import { parsePage } from '../specification/support/elements'
import { faultsOf, leavesIn, thingsIn } from './data'
import { headOf } from './head'
import { unshown } from './shown'

const article = {
  '@type': 'Article',
  headline: 'Bread',
  image: 'https://www.example/a.png',
  dateModified: '2026-11-21',
  author: {
    '@type': 'Organization',
    '@id': 'https://www.example/#organization',
    name: 'Oven',
    url: 'https://www.example/',
  },
  publisher: { '@id': 'https://www.example/#organization' },
}
const page =
  parsePage(`<!doctype html><head><title>A</title><meta property="og:image" content="https://www.example/a.png">
  <link rel="canonical" href="https://www.example/a"><link rel="canonical" href="https://www.example/b"></head>
  <body><a href="/">Oven</a><h1>Bread</h1><time datetime="2026-11-21">21 November 2026</time><p>€990, excluding VAT</p>`)

const shown = (value: unknown) => unshown(page, 'https://www.example/a', leavesIn(value)).map(({ path }) => path)

test('a thing with all it needs has no fault, and one without is named', () => {
  expect(faultsOf(thingsIn(article))).toEqual([])
  expect(faultsOf(thingsIn({ ...article, image: '' }))).toEqual([expect.stringMatching(/^Article has no image/)])
  expect(faultsOf(thingsIn({ ...article, author: { name: 'Oven' } }))).toEqual([
    expect.stringMatching(/^undefined is not/),
  ])
})

test.each(['FAQPage', 'SearchAction', 'AggregateRating', 'Review', 'toString'])('a %s is a fault anywhere', (type) => {
  expect(faultsOf(thingsIn({ ...article, about: [{ '@type': type }] }))).toEqual([
    `${type} is not among the types of this site`,
  ])
})

test.each([
  [{ '@type': 'Offer', name: 'A', url: 'b', price: 99 }, /price without a currency/],
  [{ '@type': 'Offer', name: 'A', url: 'b', price: '€99', priceCurrency: 'EUR' }, /no number/],
  [
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'A', item: 'b' }] },
    /fewer/,
  ],
])('half a thing is a fault: %j', (thing, fault) => {
  expect(faultsOf(thingsIn(thing))).toEqual([expect.stringMatching(fault)])
})

test('what the page shows may be told, and nothing else', () => {
  expect(shown(article)).toEqual([])
  expect(shown({ ...article, headline: 'Cake' })).toEqual(['headline'])
  expect(shown({ ...article, dateModified: '2026-11-22' })).toEqual(['dateModified'])
  expect(shown({ ...article, image: 'https://www.example/b.png' })).toEqual(['image'])
  expect(shown({ ...article, isAccessibleForFree: true })).toEqual(['isAccessibleForFree'])
})

test('a text may be put together of sentences, each of which the page shows', () => {
  expect(shown({ name: 'Oven: Bread' })).toEqual([])
  expect(shown({ name: 'Oven: Cake' })).toEqual(['name'])
  expect(shown({ description: 'Bread Cake.' })).toEqual(['description'])
})

test('a part of a price is no price', () => {
  expect(shown({ offers: [{ price: 990 }] })).toEqual([])
  expect(shown({ offers: [{ price: 99 }] })).toEqual(['offers.price'])
})

test('a second canonical address does not hide behind the first', () => {
  expect(headOf(page).canonicals).toEqual(['https://www.example/a', 'https://www.example/b'])
})
