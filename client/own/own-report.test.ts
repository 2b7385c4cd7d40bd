import { expect, test } from '@jest/globals'
import { readAreas, readResults, reportOf } from '@oogwenk/gaze'
import { areasCsv } from '../../lib/pages/cases/areas-file'
import { readCase } from '../../lib/pages/cases/read-case'
import { fileOf, type Row } from '../../tests/research/sample-file'
import { limitPeople, MAX_DRAWN, MAX_PATHS, withoutGaze } from './limit-people'
import { ownReport } from './own-report'

const { results } = await readCase('content/cases/galaxy/index.md')

/** Returns the rows of people who look at one point each for two seconds, with 20 samples a second. */
const rowsOf = (people: number, more: Row = {}): Row[] =>
  [...Array(people).keys()].flatMap((person) =>
    [...Array(40).keys()].map((index) => ({
      participant: `p${person}`,
      timestamp_ms: index * 50,
      gaze_x: person,
      ...more,
    })),
  )
const versionOf = (rows: Row[], grid = { width: 1200, height: 750 }) => ({
  results: readResults(fileOf(rows), grid),
  areas: [],
})

test('everything that needs areas or values is left out if there are none, and the rest is exploratory', () => {
  const named = (more: Row) => ownReport(versionOf(rowsOf(3, more))).scores.map(({ name }) => name)
  expect(named({})).toEqual(expect.arrayContaining(['impact', 'happiness', 'heartrate', 'fixations']))
  expect(named({})).not.toContain('engagement')
  expect(named({})).not.toContain('elsewhere')
  expect(named({ heartrate: '' })).not.toContain('heartrate')
  const report = ownReport(versionOf(rowsOf(3)), versionOf(rowsOf(3)))
  expect(report.scores.every(({ exploratory }) => exploratory)).toBe(true)
  expect([report.simulated, report.primary, report.design]).toEqual([false, '', 'same people'])
})

test('if there are many people only the first are drawn individually, but means include all', () => {
  const report = ownReport(versionOf(rowsOf(MAX_DRAWN + 10)))
  const few = limitPeople(report)
  expect(report.versions[0]?.people).toHaveLength(MAX_DRAWN + 10)
  expect(few.versions[0]?.people).toHaveLength(MAX_DRAWN)
  expect(few.versions[0]?.fixations).toHaveLength(MAX_PATHS)
  expect(limitPeople(report, MAX_PATHS).versions[0]?.people).toHaveLength(MAX_PATHS)
  expect(few.scores[0]?.figures[0]).toMatchObject({ of: MAX_DRAWN + 10, value: report.scores[0]?.figures[0]?.value })
  expect(few.scores[0]?.figures[0]?.values).toHaveLength(MAX_DRAWN)
})

test('a report limited to fewer people has no list with an entry for everybody', () => {
  const report = limitPeople(ownReport(versionOf(rowsOf(MAX_DRAWN + 10))), MAX_PATHS)
  const tooLong = (values: object) =>
    Object.entries(values).flatMap(([name, value]) => (Array.isArray(value) && value.length > MAX_PATHS ? [name] : []))
  expect(report.versions.flatMap(tooLong)).toEqual([])
  expect(report.scores.flatMap(({ figures }) => figures.flatMap(tooLong))).toEqual([])
})

test('a large stimulus has about as many cells as the site’s own, and the report can be passed to the page', () => {
  const report = ownReport(versionOf(rowsOf(2), { width: 1440, height: 9000 }))
  const { columns = 0, rows = 0 } = report.versions[0]?.density ?? {}
  expect(columns * rows).toBeGreaterThan(40_000)
  expect(columns * rows).toBeLessThan(62_000)
  expect(structuredClone(report)).toEqual(report)
})

test('the files that a case offers, including areas, give every figure on the case page', () => {
  const [first, second] = results.versions
  const page = reportOf(first, second, { primary: 'engagement' })
  const [a, b] = readAreas(new TextEncoder().encode(areasCsv(results))).of(2, first.results.grid)
  const own = ownReport({ ...first, areas: a ?? [] }, second && { ...second, areas: b ?? [] })
  const printed = (report: typeof page) =>
    [...report.figures.values()].map(({ token, printed, decimals, printedInterval, n, of, never, trust }) => ({
      ...{ token, printed, decimals, printedInterval, n, of, never, trust },
    }))
  expect(printed(own)).toEqual(printed(page))
  expect(own.scores[0]).toMatchObject({ name: 'engagement', exploratory: true })
  expect(own.areas.map(({ id }) => id)).toEqual(page.areas.map(({ id }) => id))
  expect(own.main).toBe('product')
  // Three people of B and one of A look at the product after something else, too few for a curve.
  expect(own.locked).toEqual(page.locked.filter(({ area }) => area === 'headline'))
  // There are about a hundred of these, and nobody is drawn individually in them.
  expect(own.figures.get('a.areas.product.dwell')).not.toHaveProperty('values')
})

test('if no gaze was recorded for one version, the report says nothing about looks', () => {
  const areas = [{ id: 'all', x: 0, y: 0, width: 1200, height: 750 }]
  const marked = (more: Row) => ({ ...versionOf(rowsOf(2, more)), areas })
  const blind = ownReport(marked({}), marked({ gaze_x: '', gaze_y: '' }))
  expect(withoutGaze(blind)).toEqual([1])
  const names = blind.scores.map(({ name }) => name)
  expect(names).toContain('happiness')
  for (const name of ['engagement', 'elsewhere', 'fixations', 'fixationDuration']) expect(names).not.toContain(name)
  expect(ownReport(marked({})).scores.map(({ name }) => name)).toContain('fixations')
})
