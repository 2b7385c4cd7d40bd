import { expect, test } from '@jest/globals'
import { a, areas, b, NOWHERE, rowsOf, version } from '../../tests/research/stories'
import { reportOf } from './report'

const both = reportOf(a, b, { simulated: true })

test('a report can be passed to another thread', () => {
  expect(structuredClone(both)).toEqual(both)
})

test('scores are in the order of the page, with the primary metric first', () => {
  const rows = reportOf(a, b, { primary: 'happiness' }).scores
  expect(rows.slice(0, 3).map(({ name, exploratory }) => [name, exploratory])).toEqual([
    ['happiness', false],
    ['engagement', true],
    ['impact', true],
  ])
  expect(rows.filter(({ exploratory }) => !exploratory)).toHaveLength(1)
  expect(rows.some(({ name }) => name.startsWith('areas.'))).toBe(false)
  expect(both.scores[0]?.figures.map(({ token }) => token)).toEqual(['a.engagement', 'b.engagement'])
  expect(both.scores[0]?.difference?.token).toBe('difference.engagement')
})

test('without a primary metric, all are exploratory', () => {
  expect(reportOf(a, b).scores.every(({ exploratory }) => exploratory)).toBe(true)
  expect(reportOf(a, b).scores[0]?.name).toBe('engagement')
})

test('one version has no design and no differences', () => {
  const one = reportOf(a)
  expect(one.design).toBeUndefined()
  expect(one.simulated).toBe(false)
  expect(one.versions.map(({ letter, people }) => [letter, people.length])).toEqual([['a', 3]])
  expect(one.scores.every(({ figures, difference }) => figures.length === 1 && difference === undefined)).toBe(true)
  expect(one.clock.every(({ curves }) => curves.length === 1)).toBe(true)
})

test('the report ends at the last sample, rounded up to whole steps, and counts people looking once for each bar', () => {
  expect(both.duration).toBe(4000)
  expect(both.clock[0]?.curves[0]?.moments.at(-1)).toBe(3950)
  const [product] = both.versions[1]?.looking ?? []
  expect(product?.people).toHaveLength(60)
  expect(Math.max(...(product?.people ?? []))).toBe(2)
})

test('each area has the number of people who never looked, and its reliability', () => {
  const product = both.areas.find(({ id }) => id === 'product')
  expect(product?.cells.map(({ letter, never, trust }) => [letter, never, trust])).toEqual([
    ['a', 1, 'at the smaller error'],
    ['b', 0, 'at the smaller error'],
  ])
  expect(product?.cells[0]?.dwellShare.token).toBe('a.areas.product.dwellShare')
  expect(both.main).toBe('product')
})

test('an area of only one version has one cell, and its curves name the version', () => {
  const report = reportOf(a, { ...b, areas: areas.slice(0, 1) })
  expect(report.areas.map(({ id, cells }) => [id, cells.length])).toEqual([
    ['product', 2],
    ['small print', 1],
  ])
  expect(report.locked.find(({ area }) => area === 'small print')?.letters).toEqual(['a'])
  expect(reportOf({ ...a, areas: [] }).main).toBeUndefined()
})

test('densities share one scale, that of the larger peak', () => {
  const peaks = both.versions.map(({ density }) => Math.max(...density.mass))
  expect(both.peak).toBe(Math.max(...peaks))
})

test('one person who looked at nothing gives a report without misleading curves', () => {
  const report = reportOf(version(rowsOf('p1', [[0, ...NOWHERE, 0.1]])))
  expect(report.areas[0]?.cells[0]).toMatchObject({ never: 1, firstLook: { n: 0, of: 1 } })
  expect(report.locked.flatMap(({ channels }) => channels)).toEqual([])
  expect(report.scores[0]?.figures[0]?.interval).toBeUndefined()
})

test('channels without data are left out', () => {
  const { results, areas: own } = version(rowsOf('p1', [[0, ...NOWHERE, 0.1]]))
  const withoutPulse = { ...results, heartrate: results.heartrate.map(() => Number.NaN) }
  expect(reportOf({ results: withoutPulse, areas: own }).clock.map(({ channel }) => channel)).not.toContain('heartrate')
})

test('a long recording has no more steps than a chart can show', () => {
  const { results, areas: own } = version(rowsOf('p1', [[0, ...NOWHERE, 0.1]]))
  // Ten minutes, with a break in the middle.
  const time = results.time.map((now, row) => now + (row < 50 ? 0 : 600_000))
  const [curves] = reportOf({ results: { ...results, time }, areas: own }).clock
  expect(curves?.curves[0]?.moments.length).toBeLessThanOrEqual(600)
})
