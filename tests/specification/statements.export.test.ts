import { expect, test } from '@jest/globals'
import { statements } from './fixtures/statements'
import { mainOf } from './support/pages'
import { findPassage } from './support/passage'

test.each(statements)('the site says: $statement', ({ statement, pages, patterns, within }) => {
  const found = pages.filter((page) => findPassage(mainOf(page), patterns, within) !== undefined)
  const missing = pages.map(
    (page) =>
      `On ${page}, this is missing: ${patterns.filter((pattern) => !findPassage(mainOf(page), [pattern], within)).join(' and ') || 'all of it in one passage'}`,
  )
  if (found.length === 0) throw new Error(`No page says that ${statement}. ${missing.join('. ')}.`)
  expect(found).not.toEqual([])
})
