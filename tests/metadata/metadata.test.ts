import { expect, test } from '@jest/globals'
import { parsePage } from '../specification/support/elements'
import { faultsOf, thingsIn } from './data'
import { headOf } from './head'

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
test('a complete item has no fault, and a missing property is reported', () => {
  expect(faultsOf(thingsIn(article))).toEqual([])
  expect(faultsOf(thingsIn({ ...article, image: '' }))).toEqual([expect.stringMatching(/^Article has no image/)])
  expect(faultsOf(thingsIn({ ...article, author: { name: 'Oven' } }))).toEqual([
    expect.stringMatching(/^undefined is not/),
  ])
})

test.each(['FAQPage', 'SearchAction', 'AggregateRating', 'Review', 'toString'])('a %s is reported anywhere', (type) => {
  expect(faultsOf(thingsIn({ ...article, about: [{ '@type': type }] }))).toEqual([
    `${type} is not a type that this site uses`,
  ])
})

test.each([
  [{ '@type': 'Offer', name: 'A', url: 'b', price: 99 }, /price without a currency/],
  [{ '@type': 'Offer', name: 'A', url: 'b', price: '€99', priceCurrency: 'EUR' }, /not a number/],
  [
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'A', item: 'b' }] },
    /fewer/,
  ],
])('an incomplete item is reported: %j', (thing, fault) => {
  expect(faultsOf(thingsIn(thing))).toEqual([expect.stringMatching(fault)])
})

test('a second canonical URL is found', () => {
  const [a, b] = ['https://www.example/a', 'https://www.example/b']
  const page = parsePage(`<title>A</title><link rel="canonical" href="${a}"><link rel="canonical" href="${b}">`)
  expect(headOf(page).canonicals).toEqual([a, b])
})

test('a directive for crawlers is read anywhere and in any case', () => {
  expect(headOf(parsePage('<title>A</title><body><p><meta name="ROBOTS" content="none"></p>')).robots).toBe('none')
})
