import { expect, test } from '@jest/globals'
import { largeSite, runQueries, visibleResults } from './large-site'

test('with 60 more pages, a split index gives the same results as a whole one, and a first query loads at most 40 kB', async () => {
  const records = await largeSite(60)
  const [whole, split] = [await runQueries(records, false), await runQueries(records, true)]
  expect(split.map(visibleResults)).toEqual(whole.map(visibleResults))
  expect(split.filter(({ bytes }) => bytes > 40_000)).toEqual([])
})
