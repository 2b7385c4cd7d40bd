import { expect, test } from '@jest/globals'
import { largeFile } from '../../tests/research/sample-file'
import { ResultsReader } from './read-results'

const grid = { width: 1200, height: 750 }

/** The baseline, which checks nothing and keeps only a sum. */
function splitAndNumber(bytes: Uint8Array): number {
  let sum = 0
  for (const line of new TextDecoder().decode(bytes).split('\n')) {
    for (const cell of line.split(',')) sum += Number(cell) || 0
  }
  return sum
}

function readInPieces(bytes: Uint8Array) {
  const reader = new ResultsReader(grid)
  for (let index = 0; index < bytes.length; index += 65_536) reader.push(bytes.subarray(index, index + 65_536))
  return reader.finish()
}

/** Processor time in milliseconds, which excludes the work of other programs. */
function processorTime(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('reading a hundred people for a minute takes less than four times as long as a bare split-and-Number pass', () => {
  const bytes = largeFile(100, 60)
  const reading = processorTime(() => {
    const { counts, participants } = readInPieces(bytes)
    expect(counts).toMatchObject({ rows: 360_000, lost: 18_000, outside: 0 })
    expect(participants).toHaveLength(100)
  })
  const bare = processorTime(() => expect(splitAndNumber(bytes)).toBeGreaterThan(0))
  expect(reading / bare).toBeLessThan(4)
  // Both take a few seconds at most; a busy machine takes longer.
}, 180_000)
