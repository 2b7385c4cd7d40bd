import { expect, test } from '@jest/globals'
import { localeTag } from './locale-tag'

test('days and numbers are written as in the territory of a language, where one is named', () => {
  expect(localeTag()).toBe('en-GB')
  expect(localeTag('en')).toBe('en-GB')
  expect(localeTag('nl')).toBe('nl')
})
