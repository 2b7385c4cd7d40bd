import { expect, test } from '@jest/globals'
import { article } from './article'
import { breadcrumbList } from './breadcrumbs'

const facts = {
  headline: 'Bread',
  image: 'https://www.example/social/cases-bread.png',
  publisher: { name: 'Oven', url: 'https://www.example/' },
}

test('an article has the company as its author, and the date shown on its page', () => {
  expect(article('TechArticle', { ...facts, updated: '2026-11-21' })).toEqual({
    '@type': 'TechArticle',
    headline: 'Bread',
    image: 'https://www.example/social/cases-bread.png',
    dateModified: '2026-11-21',
    author: {
      ...{ '@type': 'Organization', name: 'Oven', url: 'https://www.example/' },
    },
  })
})

test('a page without a date has none in its structured data', () => {
  expect(Object.keys(article('Article', { ...facts, updated: undefined }))).not.toContain('dateModified')
})

test('the positions of breadcrumbs start at one', () => {
  const steps = [{ name: 'Cases', url: 'https://www.example/cases' }, { name: 'Bread' }]
  expect(breadcrumbList(steps)).toHaveProperty('itemListElement', [
    { '@type': 'ListItem', position: 1, name: 'Cases', item: 'https://www.example/cases' },
    { '@type': 'ListItem', position: 2, name: 'Bread' },
  ])
})
