import { mkdir, writeFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { type AreaOfInterest, readAreas, reportOf } from '@oogwenk/gaze'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { newCases } from '../../../tests/run/new-cases.mjs'
import type { CaseResults } from '../../content/results/read-case-results'
import { areasCsv, areasPath } from './areas-file'
import { listCaseFiles } from './case-files'
import { readCase } from './read-case'

const { results } = await readCase('content/cases/galaxy/index.md')
const withAreas = (...areas: AreaOfInterest[]): CaseResults['versions'] => [{ ...results.versions[0], areas }]

test('areas.csv has one row for each area of each version, in the units of the grid', () => {
  const [header, ...rows] = areasCsv(results).trimEnd().split('\n')
  expect(header).toBe('version,area,x,y,width,height')
  expect(rows).toEqual(
    results.versions.flatMap((version, index) =>
      (version?.areas ?? []).map((area) => {
        if ('points' in area) throw new Error('No polygon is expected here.')
        return `${'ab'[index]},${area.id},${area.x},${area.y},${area.width},${area.height}`
      }),
    ),
  )
  expect(rows).toContain('a,small print,800,640,330,50')
  expect(rows.filter((row) => row.startsWith('b,button,'))).toHaveLength(1)
})

test.each(['galaxy', 'bugfoundation'])(
  'the areas that a case publishes give the figures of its page: %s',
  async (slug) => {
    const [first, second] = (await readCase(`content/cases/${slug}/index.md`)).results.versions
    const file = new TextEncoder().encode(areasCsv({ versions: second ? [first, second] : [first] }))
    const own = readAreas(file).of(second ? 2 : 1, { width: 1200, height: 750 })
    const report = reportOf({ ...first, areas: own[0] ?? [] }, second && { ...second, areas: own[1] ?? [] })
    const { figures, areas, locked, main, scores } = reportOf(first, second)
    expect(report).toMatchObject({ areas, locked, main, scores })
    expect([...report.figures]).toEqual([...figures])
  },
)

test('a name with a comma or a quotation mark stays in one cell', () => {
  const box = { x: 1, y: 2, width: 3, height: 4 }
  const csv = areasCsv({ versions: withAreas({ id: 'name, "large"', ...box }) })
  expect(csv).toBe('version,area,x,y,width,height\na,"name, ""large""",1,2,3,4\n')
})

test('an area that is not a rectangle is an error that names it', () => {
  const points = [
    [0, 0],
    [9, 0],
    [0, 9],
  ] as const
  expect(() => areasCsv({ versions: withAreas({ id: 'star', points }) })).toThrow('The area star is not a rectangle')
})

test('an areas.csv in the folder of a case is not published', async () => {
  const files = await inContentFolder(newCases(), async () => {
    await mkdir('content/cases/soup', { recursive: true })
    await writeFile('content/cases/soup/areas.csv', 'of somebody else')
    return listCaseFiles()
  })
  const found = files.filter(({ path }) => path === areasPath('/cases/soup'))
  expect(found.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual([
    expect.stringMatching(/^version,area,x,y,width,height\na,/),
  ])
})
