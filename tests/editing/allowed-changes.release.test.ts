import { expect, test } from '@jest/globals'
import { lintTexts } from '../../lib/lint/lint-content'
import { formatDiagnostic } from '../../lib/shared/diagnostic'
import { resolveTexts } from '../run/build-variant.mjs'
import { groups, mergeChanges } from '../run/edits.mjs'

test.each(Object.keys(groups))('the content lint finds no error in the changes to %s', async (group) => {
  const found = await lintTexts(Object.fromEntries(resolveTexts(mergeChanges(groups[group] ?? []))))
  expect(found.filter(({ severity }) => severity === 'error').map(formatDiagnostic)).toEqual([])
})
