import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { packVersion, unpackVersion } from '../../../lib/charts/explorer-data'
import type { Rectangle } from '../areas'
import { readResults } from '../read-results'
import type { Version } from '../sessions'
import { figuresOfArea } from './drawn-area'
import { figuresOf } from './figures'
import { tokenOf } from './metrics'

function read(slug: string, letter: string, set: string): Version {
  const { width, height, areas } = parse(readFileSync(`content/cases/${slug}/areas.yml`, 'utf8'))[set]
  return { results: readResults(readFileSync(`content/cases/${slug}/${letter}.csv`), { width, height }), areas }
}

test.each([
  ['galaxy', [read('galaxy', 'a', 'galaxy-a'), read('galaxy', 'b', 'galaxy-b')]],
  ['bugfoundation', [read('bugfoundation', 'a', 'bugfoundation')]],
] as [string, [Version, Version?]][])(
  'the figures of a listed area match those of the page: %s',
  (_, [first, second]) => {
    const page = figuresOf(first, second)
    const versions = second ? [first, second] : [first]
    for (const [index, version] of versions.entries()) {
      const { sessions } = unpackVersion(packVersion(version, { until: 10_000, simulated: true }))
      for (const area of version.areas as Rectangle[]) {
        const drawn = figuresOfArea(sessions, { ...area, id: 'drawn' }, version.areas)
        for (const name of ['dwell', 'dwellShare', 'firstLook', 'seen'] as const) {
          const listed = page.get(`${'ab'[index]}.areas.${tokenOf(area.id)}.${name}`)
          expect([area.id, name, drawn[name].printed]).toEqual([area.id, name, listed?.printed])
          expect(drawn[name].trust).toBe(listed?.trust)
        }
      }
    }
  },
)

test('people whose gaze was never measured do not change the figures of a drawn area', () => {
  const version = read('galaxy', 'a', 'galaxy-a')
  const { sessions } = unpackVersion(packVersion(version, { until: 10_000, simulated: true }))
  const [area] = version.areas as [Rectangle]
  const someWithoutGaze = sessions.map((each, index) => {
    const { person } = each
    const withoutGaze = { ...person, x: person.x.map(() => Number.NaN), y: person.y.map(() => Number.NaN) }
    return index < 6 ? { person: withoutGaze, fixations: [] } : each
  })
  const [known, all] = [sessions.slice(6), someWithoutGaze].map((own) => figuresOfArea(own, area, version.areas))
  for (const name of ['dwell', 'dwellShare', 'firstLook', 'seen'] as const) {
    const { value, n, never } = known?.[name] ?? {}
    expect(all?.[name]).toMatchObject({ value, n, never, of: 12 })
  }
})

test('a drawn area is rounded on its own, and without people there are no figures', () => {
  const version = read('galaxy', 'a', 'galaxy-a')
  const { sessions } = unpackVersion(packVersion(version, { until: 10_000, simulated: true }))
  const own = figuresOfArea(sessions, { id: 'drawn', x: 560, y: 190, width: 521, height: 390 }, version.areas)
  expect(own.dwellShare.printed).toBe(Math.round(own.dwellShare.value))
  expect(figuresOfArea([], version.areas[0] as never, version.areas).dwellShare.value).toBeNaN()
})
