import { expect, test } from '@jest/globals'
import { ResultsReader } from '../../lib/research/read-results'
import { countCalls } from '../fixtures/count-calls'
import { largeFile } from './sample-file'

const PIECE = 65_536

function read(bytes: Uint8Array) {
  const reader = new ResultsReader({ width: 1200, height: 750 })
  for (let at = 0; at < bytes.length; at += PIECE) reader.push(bytes.subarray(at, at + PIECE))
  return reader.finish()
}

/** Twelve cells, each read once and checked once. */
const MOST_CALLS = 24

test('a row of a results file calls at most two functions a cell, however many rows there are', async () => {
  const [few, many] = [largeFile(2, 20), largeFile(6, 20)]
  await countCalls(() => read(few))
  const [fewer, more] = [await countCalls(() => read(few)), await countCalls(() => read(many))]
  const rows = 4 * 20 * 60
  expect((more - fewer) / rows).toBeLessThanOrEqual(MOST_CALLS)
})
