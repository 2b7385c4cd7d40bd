import { beforeAll, describe, expect, test } from '@jest/globals'
import { allSessions } from './files'
import { degreesBetween } from './scale'
import type { Session } from './session'

/** Returns the value below which a fraction of all values lies. */
function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.round(part * (sorted.length - 1))] ?? Number.NaN
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

let files: Record<string, Session[]>
beforeAll(async () => {
  files = await allSessions()
})

test('the fixations of all files together are as long as people’s: 134, 232 and 391 ms', () => {
  // The last fixation is cut by the end of the session.
  const lengths = Object.values(files).flatMap((sessions) =>
    sessions.flatMap(({ fixations }) => fixations.slice(0, -1).map(({ start, end }) => end - start)),
  )
  const expected = [134, 232, 391]
  for (const [index, part] of [0.1, 0.5, 0.9].entries()) {
    const ratio = quantile(lengths, part) / (expected[index] ?? 0)
    expect(ratio).toBeGreaterThan(0.93)
    expect(ratio).toBeLessThan(1.07)
  }
})

describe.each([
  'content/cases/galaxy/a.csv',
  'content/cases/galaxy/b.csv',
  'content/cases/bugfoundation/a.csv',
  'tools/media/sessions/bike-shop.csv',
])('%s', (file) => {
  const sessions = () => files[file] ?? []
  const samples = () => sessions().flatMap((session) => session.samples)

  test('has about 34 fixations per person, and saccades with a median of 5.6 to 7.5 degrees', () => {
    const count = mean(sessions().map(({ fixations }) => fixations.length))
    expect(count).toBeGreaterThan(31)
    expect(count).toBeLessThan(38)
    const lengths = sessions().flatMap(({ fixations }) =>
      fixations.slice(1).map((fixation, index) => degreesBetween(fixations[index] ?? fixation, fixation)),
    )
    expect(quantile(lengths, 0.5)).toBeGreaterThan(5.6)
    expect(quantile(lengths, 0.5)).toBeLessThan(7.5)
  })

  test('has lost 3.8 to 6.2% of the samples', () => {
    const lost = samples().filter(({ gaze }) => gaze === undefined).length / samples().length
    expect(lost).toBeGreaterThan(0.038)
    expect(lost).toBeLessThan(0.062)
  })

  test('has the heart rates of people at rest', () => {
    const rates = samples().flatMap(({ heart }) => (heart === undefined ? [] : [heart]))
    expect(mean(rates)).toBeGreaterThan(65)
    expect(mean(rates)).toBeLessThan(70)
    expect(Math.min(...rates)).toBeGreaterThan(50)
    expect(Math.max(...rates)).toBeLessThan(86)
  })

  test('has faces that are mostly neutral, and shares that never exceed the whole', () => {
    const sums = samples().flatMap(({ expression }) =>
      expression ? [expression.reduce((sum, share) => sum + share, 0)] : [],
    )
    expect(mean(sums)).toBeLessThan(0.5)
    expect(Math.min(...sums)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...sums)).toBeLessThan(0.95)
  })
})
