import { expect, test } from '@jest/globals'
import { seededRandom } from '../../../lib/images/headline/random'
import { fileOf, header } from '../../../tests/research/sample-file'
import { figuresOf } from '../figures/figures'
import { readResults } from '../read-results'
import { ResultsError } from './results-problems'

const grid = { width: 1200, height: 750 }

/** Reads a file. Returns the id of its error message, or `read`; any other error is rethrown. */
function attempt(file: Uint8Array): string {
  try {
    figuresOf({ results: readResults(file, grid), areas: [] })
    return 'read'
  } catch (error) {
    if (error instanceof ResultsError) return error.id
    throw error
  }
}

test('any bytes give a result or an error message', () => {
  const random = seededRandom(8)
  const kinds = new Set<string>()
  for (let round = 0; round < 300; round++) {
    const bytes = Uint8Array.from({ length: 400 * random() }, () => 256 * random())
    kinds.add(attempt(bytes))
    // Only printable characters, after a valid header.
    const text = bytes.map((byte) => 32 + (byte % 95))
    kinds.add(attempt(Uint8Array.from([...new TextEncoder().encode(`${header}\n`), ...text])))
  }
  expect(kinds.has('read')).toBe(false)
  expect(kinds.size).toBeGreaterThan(3)
})

test('a valid file with one byte changed, lost or doubled gives a result or an error message', () => {
  const random = seededRandom(21)
  const rows = Array.from({ length: 12 }, (_, index) => ({ timestamp_ms: index * 33, gaze_x: 500 + index }))
  const valid = new TextEncoder().encode(fileOf(rows))
  expect(attempt(valid)).toBe('read')
  const kinds = new Set<string>()
  for (let round = 0; round < 1500; round++) {
    const index = Math.floor(valid.length * random())
    const put = [[], [valid[index], valid[index]], [256 * random()], [','.charCodeAt(0)], [10], [34]][
      round % 6
    ] as number[]
    kinds.add(attempt(Uint8Array.from([...valid.subarray(0, index), ...put, ...valid.subarray(index + 1)])))
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'read',
      'results-number',
      'results-cells',
      'results-missing',
      'results-sum',
      'results-backwards',
    ]),
  )
})
