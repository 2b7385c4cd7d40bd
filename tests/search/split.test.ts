import { expect, test } from '@jest/globals'
import { askAll, largeSite, shownIn } from './large-site'

test('with 60 more pages, a split index finds the same as a whole one, and a first query loads only a small part of it', async () => {
  const records = await largeSite(60)
  const [whole, split] = [await askAll(records, false), await askAll(records, true)]
  expect(split.map(shownIn)).toEqual(whole.map(shownIn))
  expect(split.filter(({ bytes }) => bytes > 40_000)).toEqual([])
})
