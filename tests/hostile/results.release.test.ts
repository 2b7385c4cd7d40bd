import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { ResultsError, readAreas, readResults, sessionsOf } from '@oogwenk/gaze'
import fc from 'fast-check'
import { damage, damaged, seed } from './random-words'

const TIMEOUT_MS = 600_000
const grid = { width: 1200, height: 800 }
/** The header and some seconds of one participant. */
const before = readFileSync('content/cases/galaxy/a.csv', 'utf8').split('\n').slice(0, 150).join('\n')

/**
 * Reads a file, and returns the results, or the errors with their two sentences. Any other exception fails the test.
 */
function read(file: string | Uint8Array) {
  try {
    return readResults(file, grid)
  } catch (error) {
    if (error instanceof ResultsError) return error
    throw error
  }
}

/** Checks what is true of every accepted results file, and of every error. */
function check(found: ReturnType<typeof read>) {
  if (found instanceof ResultsError) {
    for (const { what, fix, line } of [found, ...found.others]) {
      expect([what, fix]).toEqual([expect.stringMatching(/\S[\s\S]*\.$/), expect.stringMatching(/\S[\s\S]*\.$/)])
      if (line !== undefined) expect(line).toBeGreaterThan(0)
    }
    return
  }
  const { time, x, y, heartrate, emotions, participants, starts } = found
  expect(time.length).toBeGreaterThan(0)
  expect(starts.at(-1)).toBe(time.length)
  expect(starts).toHaveLength(participants.length + 1)
  for (const column of [x, y, heartrate, ...Object.values(emotions)]) {
    expect(column).toHaveLength(time.length)
    expect(column.some((value) => value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)).toBe(false)
  }
  for (const { fixations } of sessionsOf(found)) for (const { start, end } of fixations) expect(start).toBeLessThan(end)
}

test(
  'a results file, damaged anywhere, is read as numbers or rejected with two sentences',
  () =>
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (all) => check(read(damaged(before, all)))),
      { seed, numRuns: 3000 },
    ),
  TIMEOUT_MS,
)

test(
  'any bytes are read as numbers or rejected with two sentences',
  () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => check(read(bytes))),
      { seed, numRuns: 3000 },
    ),
  TIMEOUT_MS,
)

const areas = 'version,area,x,y,width,height\na,Product,10,20,300,200\nb,Headline,10,20,300,200\n'

test(
  'a file of areas, damaged anywhere, is read or rejected with two sentences',
  () =>
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (all) => {
        try {
          const read = readAreas(new TextEncoder().encode(damaged(areas, all)))
          for (const { area } of read.rows) expect(Math.min(area.width, area.height)).toBeGreaterThan(0)
        } catch (error) {
          if (!(error instanceof ResultsError)) throw error
          check(error)
        }
      }),
      { seed, numRuns: 3000 },
    ),
  TIMEOUT_MS,
)
