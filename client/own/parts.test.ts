import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { readResults } from '@oogwenk/gaze'
import { texts } from '../../tests/research/chart-texts'
import { fileOf, type Row } from '../../tests/research/sample-file'
import { areas, grid, NOWHERE, PRODUCT, rowsOf } from '../../tests/research/stories'
import { ownReport } from './own-report'
import { partsOf } from './parts'

const locale = JSON.parse(readFileSync('locales/en/common.json', 'utf8'))
/** Outside the areas first, then at the product. */
const gaze = [
  [0, ...NOWHERE, 0.1],
  [1500, ...PRODUCT, 0.3],
] as const
const five = ['p1', 'p2', 'p3', 'p4', 'p5']
const versionOf = (more: Row = {}, own = areas, people = five) => ({
  results: readResults(fileOf(people.flatMap((id) => rowsOf(id, gaze)).map((row) => ({ ...row, ...more }))), grid),
  areas: own,
})

/** Returns the parts of a report by name, each with its sentences and its number of charts. */
function drawn(...versions: [first: ReturnType<typeof versionOf>, second?: ReturnType<typeof versionOf>]) {
  const chosen = { names: ['a.csv', 'b.csv'], areas: 'areas.csv', pictures: [], grid, note: '' }
  const parts = partsOf(ownReport(...versions), chosen, locale.tools.own, texts)
  return Object.fromEntries(
    parts.map(({ name, words, charts }) => [name, { words: words.join(' '), charts: charts.length }]),
  )
}

/** The parts of a report in which nothing is missing: add a new one here. */
const allParts = ['scores', 'heat', 'curves', 'looks', 'areas', 'paths']
const allBut = (...missing: string[]) => allParts.filter((name) => !missing.includes(name))

const lost = { gaze_x: '', gaze_y: '' }

test('with areas the report has the same parts as a case page, and names the area to which curves are locked', () => {
  const parts = drawn(versionOf(), versionOf())
  expect(Object.keys(parts)).toEqual(allParts)
  expect(parts.scores?.words).not.toContain('No area is marked')
  expect(parts.looks?.words).toContain('first look at “product”')
  // The table, a picture of each version, and the sources of the published errors.
  expect(parts.areas?.charts).toBe(4)
})

test('if too few people can be counted around a first look, a sentence replaces the curves', () => {
  const few = drawn(versionOf({}, areas, five.slice(1)), versionOf({}, areas, five.slice(1)))
  expect(few).not.toHaveProperty('looks')
  expect(few.areas?.words).toBe(
    'No curve is centred on a first look: fewer than 5 people reached any one area from elsewhere.',
  )
})

test('charts that show no change are collapsed under their names, and the others are open', () => {
  // Everybody becomes happier on arriving, and nothing else changes.
  const happierRows = (id: string, index: number) =>
    rowsOf(id, gaze).map((row) => {
      const happiness = Number(row.timestamp_ms) < 1500 ? 0.1 : 0.4 + index / 100
      return { ...row, happiness, neutral: 1 - happiness }
    })
  const results = readResults(fileOf(five.flatMap(happierRows)), grid)
  const chosen = { names: ['a.csv'], areas: 'areas.csv', pictures: [], grid, note: '' }
  const parts = partsOf(ownReport({ results, areas }), chosen, locale.tools.own, texts)
  const charts = parts.find(({ name }) => name === 'curves')?.charts ?? []
  expect(charts).toHaveLength(2)
  const [open, disclosure] = charts
  expect(typeof open).toBe('function')
  expect(disclosure).toMatchObject({
    summary: expect.stringMatching(/^Not shown to change: Surprise, .*, Heart rate$/),
  })
  expect(disclosure).toHaveProperty('charts.length', 7)
})

test('without areas the report says what it leaves out', () => {
  const parts = drawn(versionOf({}, []))
  expect(Object.keys(parts)).toEqual(allBut('looks', 'areas'))
  expect(parts.scores?.words).toContain('No area is marked')
})

test('if A and B share no area, the areas are drawn but no curve is locked to one', () => {
  const [product, print] = areas
  const parts = drawn(versionOf({}, [product as never]), versionOf({}, [print as never]))
  expect(parts).not.toHaveProperty('looks')
  expect(parts.areas?.words).toMatch(/^No curve is centred on a first look: /)
})

test('a file without gaze is named, and no empty chart is made from it', () => {
  const one = drawn(versionOf(lost))
  expect(Object.keys(one)).toEqual(['scores', 'curves'])
  expect(one.scores?.words).toContain('a.csv: no fixation, so anything that needs one is not known and left out.')
  const two = drawn(versionOf(), versionOf(lost))
  expect(Object.keys(two)).toEqual(allBut('looks', 'areas'))
  expect([two.heat?.charts, two.paths?.charts]).toEqual([1, 1])
  expect(two.scores?.words).toContain('b.csv: no fixation')
})

test('a file with only gaze has no curves, and one without any data says what is missing', () => {
  const noEmotions = {
    happiness: '',
    surprise: '',
    sadness: '',
    anger: '',
    disgust: '',
    fear: '',
    contempt: '',
    neutral: '',
  }
  expect(Object.keys(drawn(versionOf({ ...noEmotions, heartrate: '' }, [])))).toEqual(
    allBut('curves', 'looks', 'areas'),
  )
  const nothing = drawn(versionOf({ ...lost, ...noEmotions, heartrate: '' }))
  expect(Object.keys(nothing)).toEqual(['scores'])
  expect(nothing.scores?.charts).toBe(0)
  expect(nothing.scores?.words).toContain('a.csv: no fixation')
})
