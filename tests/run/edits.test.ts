import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { anyContent } from './any-content.mjs'
import { groups, mergeChanges } from './edits.mjs'

test('there are at least sixty different changes, in at most six groups', () => {
  const names = Object.values(groups).flatMap((group) => group.map(({ name }) => name))
  expect(names.length).toBeGreaterThanOrEqual(60)
  expect(new Set(names).size).toBe(names.length)
  expect(Object.keys(groups).length).toBeLessThanOrEqual(6)
})

test('the changes of a group can be made together', () => {
  for (const group of Object.values(groups)) expect(Object.keys(mergeChanges(group)).length).toBeGreaterThan(0)
})

test('each test that runs on any content exists', () => {
  expect(anyContent.filter((path) => !existsSync(`${path}.export.test.ts`))).toEqual([])
})
