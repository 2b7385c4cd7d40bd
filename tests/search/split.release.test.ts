import { expect, test } from '@jest/globals'
import { largeSite, runQueries, visibleResults } from './large-site'

test('with 2,000 more pages, a split index gives the same results as a whole one, and a first query loads at most 60 kB', async () => {
  const records = await largeSite(2_000)
  const [whole, split] = [await runQueries(records, false), await runQueries(records, true)]
  expect(split.map(visibleResults)).toEqual(whole.map(visibleResults))
  expect(split.filter(({ bytes }) => bytes > 60_000)).toEqual([])
  const [bytes, files] = [split.map(({ bytes }) => bytes), split.map(({ files }) => files)]
  process.stdout.write(
    `A first query: ${Math.min(...bytes)} to ${Math.max(...bytes)} bytes in at most ${Math.max(...files)} files.\n`,
  )
})
