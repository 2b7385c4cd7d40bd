import { expect, test } from '@jest/globals'
import { readResults } from '../../lib/research/read-results'
import { fileOf, type Row } from '../../tests/research/sample-file'
import { fewOf, MOST_DRAWN, MOST_PATHS, ownReport } from './own-report'

/** People who look at one point each for two seconds, 20 samples in each. */
const rowsOf = (people: number, more: Row = {}): Row[] =>
  [...Array(people).keys()].flatMap((person) =>
    [...Array(40).keys()].map((at) => ({ participant: `p${person}`, timestamp_ms: at * 50, gaze_x: person, ...more })),
  )
const versionOf = (rows: Row[], grid = { width: 1200, height: 750 }) => ({
  results: readResults(fileOf(rows), grid),
  areas: [],
})

test('what areas are needed for is left out, and so is what nobody has a value for; all else is exploratory', () => {
  const named = (more: Row) => ownReport(versionOf(rowsOf(3, more))).scores.map(({ name }) => name)
  expect(named({})).toEqual(expect.arrayContaining(['impact', 'happiness', 'heartrate', 'fixations']))
  expect(named({})).not.toContain('engagement')
  expect(named({})).not.toContain('elsewhere')
  expect(named({ heartrate: '' })).not.toContain('heartrate')
  const report = ownReport(versionOf(rowsOf(3)), versionOf(rowsOf(3)))
  expect(report.scores.every(({ exploratory }) => exploratory)).toBe(true)
  expect([report.simulated, report.primary, report.design]).toEqual([false, '', 'same people'])
})

test('of many people the first are drawn by themselves, and means are of all', () => {
  const report = ownReport(versionOf(rowsOf(MOST_DRAWN + 10)))
  const few = fewOf(report)
  expect(report.versions[0]?.people).toHaveLength(MOST_DRAWN + 10)
  expect(few.versions[0]?.people).toHaveLength(MOST_DRAWN)
  expect(few.versions[0]?.fixations).toHaveLength(MOST_PATHS)
  expect(fewOf(report, MOST_PATHS).versions[0]?.people).toHaveLength(MOST_PATHS)
  expect(few.scores[0]?.figures[0]).toMatchObject({ of: MOST_DRAWN + 10, value: report.scores[0]?.figures[0]?.value })
  expect(few.scores[0]?.figures[0]?.values).toHaveLength(MOST_DRAWN)
})

test('a large stimulus has about as many cells as one of the site, and the report survives the way to a page', () => {
  const report = ownReport(versionOf(rowsOf(2), { width: 1440, height: 9000 }))
  const { columns = 0, rows = 0 } = report.versions[0]?.density ?? {}
  expect(columns * rows).toBeGreaterThan(40_000)
  expect(columns * rows).toBeLessThan(62_000)
  expect(structuredClone(report)).toEqual(report)
})
