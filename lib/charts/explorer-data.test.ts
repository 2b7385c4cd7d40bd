import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import {
  figuresOf,
  figuresOfArea,
  personCurve,
  type Rectangle,
  readResults,
  type Session,
  sessionsOf,
  tokenOf,
  type Version,
} from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { parse } from 'yaml'
import { packVersion, unpackVersion } from './explorer-data'

const until = 10_000
const cases = [
  ['galaxy', 'a', 'galaxy-a'],
  ['galaxy', 'b', 'galaxy-b'],
  ['bugfoundation', 'a', 'bugfoundation'],
] as const

function read(slug: string, letter: string, set: string): Version {
  const { width, height, areas } = parse(readFileSync(`content/cases/${slug}/areas.yml`, 'utf8'))[set]
  return { results: readResults(readFileSync(`content/cases/${slug}/${letter}.csv`), { width, height }), areas }
}

test.each(cases)(
  'an area drawn over a listed one has the figures that the page shows for it: %s %s',
  (slug, letter, set) => {
    const version = read(slug, letter, set)
    const page = figuresOf(version)
    const { sessions, areas } = unpackVersion(packVersion(version, { until, simulated: true }))
    expect(areas).toEqual(version.areas)
    for (const area of areas) {
      const drawn = figuresOfArea(sessions, area as Rectangle)
      for (const name of ['dwell', 'dwellShare', 'firstLook', 'seen'] as const) {
        const listed = page.get(`a.areas.${tokenOf(area.id)}.${name}`)
        expect(drawn[name].value).toBeCloseTo(listed?.value as number, 9)
        const { n, of, never, trust } = drawn[name]
        expect({ n, of, never, trust }).toEqual({
          n: listed?.n,
          of: listed?.of,
          never: listed?.never,
          trust: listed?.trust,
        })
        // The shares on a page add up to 100, so one of them may differ by one in its last digit.
        expect(Math.abs(drawn[name].printed - (listed?.printed as number))).toBeLessThan(
          name === 'dwellShare' ? 1.01 : 1e-9,
        )
      }
    }
  },
)

const options = { ...settings.CLOCK, to: until }

test.each(cases)('curves match those of the results file to a tenth of a point: %s %s', (slug, letter, set) => {
  const version = read(slug, letter, set)
  const original = sessionsOf(version.results)
  const { sessions } = unpackVersion(packVersion(version, { until, simulated: true }))
  for (const channel of ['happiness', 'contempt', 'heartrate'] as const) {
    const curveOf = ({ person }: Session) => {
      const values = channel === 'heartrate' ? person.heartrate : person.emotions[channel].map((share) => 100 * share)
      return personCurve({ time: person.time, values, zero: 0 }, options)
    }
    const [sent, own] = [sessions.map(curveOf), original.map(curveOf)]
    expect(sent.map((curve) => curve?.length)).toEqual(own.map((curve) => curve?.length))
    const differences = own.flatMap((curve, person) =>
      [...(curve ?? [])].map((value, step) => Math.abs(value - (sent[person]?.[step] as number))),
    )
    expect(Math.max(...differences.filter((each) => !Number.isNaN(each)))).toBeLessThan(0.1)
  }
})

test.each(cases)('the compressed data of a version is smaller than 30 kB: %s %s', (slug, letter, set) => {
  const bytes = brotliCompressSync(packVersion(read(slug, letter, set), { until, simulated: true })).length
  expect(bytes).toBeLessThan(30_000)
})

test('lost gaze and unknown values are still unknown after packing and unpacking', () => {
  const csv = `participant,timestamp_ms,gaze_x,gaze_y,heartrate,happiness,surprise,sadness,anger,disgust,fear,contempt,neutral
a1,0,100,100,60,0.5,0,0,0,0,0,0,0.5
a1,100,,,,,,,,,,,
a1,200,110.4,99.6,61.25,0.25,0.25,0,0,0,0,0,0.5`
  const results = readResults(new TextEncoder().encode(csv), { width: 1200, height: 750 })
  const { sessions } = unpackVersion(packVersion({ results, areas: [] }, { until: 300, simulated: false }))
  const person = sessions[0]?.person
  expect([...(person?.x ?? [])]).toEqual([100, Number.NaN, 110])
  expect([...(person?.heartrate ?? [])]).toEqual([60, Number.NaN, 61.3])
  expect([...(person?.emotions.surprise ?? [])]).toEqual([0, Number.NaN, 0.25])
  expect([...(person?.emotions.neutral ?? [])]).toEqual([Number.NaN, Number.NaN, Number.NaN])
})

test.each(['<!doctype html>', '', 'null', '{}', '{"people":[{}],"until":100}', '{"people":3}'])(
  'an invalid data file is rejected: %s',
  (text) => expect(() => unpackVersion(text)).toThrow(),
)
