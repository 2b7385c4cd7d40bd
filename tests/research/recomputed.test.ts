import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type Figure, type Figures, figuresOf, readResults } from '@oogwenk/gaze'
import { figuresOfPerson, readPeople } from './recompute'
import { contrast, mean, shareEnds, summary } from './recompute-statistics'

const grid = { width: 1200, height: 750 }
const stimuli = JSON.parse(readFileSync('tools/media/artwork/areas.json', 'utf8'))
const read = (file: string, stimulus: string) => {
  const csv = readFileSync(`content/cases/${file}`, 'utf8')
  const { areas } = stimuli[stimulus]
  const people = [...readPeople(csv).values()].map((samples) => figuresOfPerson(samples, areas))
  return { version: { results: readResults(csv, grid), areas }, people }
}

/** Lists the values of one figure, in the order of the file. */
const listOf = (people: Map<string, number>[], name: string) =>
  people.flatMap((person) => {
    const value = person.get(name)
    return value === undefined ? [] : [value]
  })

/** Figures that are counted in the file itself; the tests of its reader cover them. */
const COUNTED = /^[ab]\.(people|samples|duration|rate|lost|outside|repeated|areaCount)$/

/** Compares a figure with independently computed numbers. */
function expectFigure(figure: Figure, expected: { mean: number; low?: number; high?: number }): void {
  expect([figure.token, figure.value]).toEqual([figure.token, expect.closeTo(expected.mean, 7)])
  const { low, high } = figure.interval ?? {}
  const ends = [expected.low, expected.high].map((end) => (end === undefined ? undefined : expect.closeTo(end, 4)))
  expect([figure.token, low, high]).toEqual([figure.token, ...ends])
}

const clamp = ({ mean, low, high }: ReturnType<typeof summary>, { unit, signed }: Figure) =>
  signed || low === undefined || high === undefined || unit === 'beats'
    ? { mean, low, high }
    : { mean, low: Math.max(0, low), high: unit === 'percent' ? Math.min(100, high) : high }

function expectGroup(figures: Figures, letter: string, people: Map<string, number>[]): number {
  let compared = 0
  for (const [token, figure] of figures) {
    if (!token.startsWith(`${letter}.`) || COUNTED.test(token)) continue
    const list = listOf(people, token.slice(2))
    expect([token, figure.n]).toEqual([token, list.length])
    const [low, high] = shareEnds(list.filter((each) => each === 1).length, list.length).map((end) => 100 * end)
    const share = { mean: 100 * mean(list), low: low as number, high: high as number }
    expectFigure(figure, token.endsWith('.seen') ? share : clamp(summary(list), figure))
    compared++
  }
  return compared
}

test('independent code computes every figure of the A/B case from its files', () => {
  const [a, b] = [read('galaxy/a.csv', 'galaxy-a'), read('galaxy/b.csv', 'galaxy-b')]
  const figures = figuresOf(a.version, b.version)
  expect(expectGroup(figures, 'a', a.people)).toBeGreaterThan(50)
  expect(expectGroup(figures, 'b', b.people)).toBeGreaterThan(50)
  let compared = 0
  for (const [token, figure] of figures) {
    // Newcombe’s interval is tested with the example in his paper.
    if (!token.startsWith('difference.') || token.endsWith('.seen')) continue
    const name = token.slice('difference.'.length)
    expectFigure(figure, contrast(listOf(a.people, name), listOf(b.people, name)))
    compared++
  }
  expect(compared).toBeGreaterThan(40)
})

test('independent code computes every figure of the single case from its file', () => {
  const { version, people } = read('bugfoundation/a.csv', 'bugfoundation')
  expect(expectGroup(figuresOf(version), 'a', people)).toBeGreaterThan(60)
})

test('the independent code imports nothing from the site', () => {
  const files = readdirSync('tests/research').filter((file) => /^recompute(?:-\w+)?\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(6)
  for (const file of files) {
    const imports = [
      ...readFileSync(`tests/research/${file}`, 'utf8').matchAll(/(?:from |import\(|require\()'([^']+)'/g),
    ]
    expect(imports.filter(([, from]) => !from?.startsWith('./recompute'))).toEqual([])
  }
})
