import { expect, test } from '@jest/globals'
import { localeTag } from './locale-tag'

test('dates and numbers follow the region of a language, if it has one', () => {
  expect(localeTag()).toBe('en-GB')
  expect(localeTag('en')).toBe('en-GB')
  expect(localeTag('nl')).toBe('nl')
})
