import { expect, test } from '@jest/globals'
import { changedKinds, listInteractive } from './interactive-routes'

const found = { '/': 'interactive', '/a': 'static', '/b': 'interactive', '/c/[slug]': 'interactive and static' }

test('a route that became interactive or static, or disappeared, is reported, and a new static one is not', () => {
  expect(changedKinds(['/', '/a', '/gone'], found)).toEqual([
    '/a is listed but static',
    '/b is interactive but not listed',
    '/c/[slug] is interactive and static but not listed',
    '/gone is listed but does not exist',
  ])
})

test('a new list has every route with an interactive page', () => {
  expect(listInteractive(found)).toEqual(['/', '/b', '/c/[slug]'])
})
