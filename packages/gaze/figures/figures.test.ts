import { expect, test } from '@jest/globals'
import { tokenTexts } from '../../../lib/charts/figure-text'
import type { Row } from '../../../tests/research/sample-file'
import { a, areas, b, type GazeScript, PRODUCT, rowsOf, version } from '../../../tests/research/stories'
import { sessionsOf } from '../sessions'
import { figuresOfArea } from './drawn-area'
import { figuresOf } from './figures'
import { tokenOf } from './metrics'

const closeTo = (...values: number[]) => values.map((value) => expect.closeTo(value, 9))

test('each figure of one version matches a calculation by hand', () => {
  const figures = figuresOf(a)
  expect(figures.get('a.happiness')?.values).toEqual(closeTo(0, 10, 20))
  expect(figures.get('a.happiness')).toMatchObject({ printed: 10, unit: 'points', n: 3, of: 3, exploratory: true })
  // Mean 10, standard deviation 10: 4.3027 times 10 / sqrt(3).
  expect(figures.get('a.happiness')?.interval?.high).toBeCloseTo(10 + 24.84138, 4)
  expect(figures.get('a.engagement')?.values).toEqual(closeTo(0, 10, 20))
  expect(figures.get('a.engagement')?.exploratory).toBe(false)
  expect(figures.get('a.excitement')).toMatchObject({ value: 2, printed: 2 })
  expect(figures.get('a.areas.product.dwellShare')?.values).toEqual([50, 0, 100])
  expect(figures.get('a.areas.product.firstLook')).toMatchObject({ value: 1, n: 2, of: 3, never: 1 })
  expect(figures.get('a.areas.smallPrint.dwell')).toMatchObject({ value: 1, never: 2, trust: 'too small' })
  expect(figures.get('a.areas.product.seen')).toMatchObject({ printed: 67, n: 3, trust: 'at the smaller error' })
  expect(figures.get('a.areas.product.after.happiness')).toMatchObject({ n: 1, printed: 0 })
  expect(figures.get('a.people')?.printed).toBe(3)
  expect(figures.get('a.rate')?.printed).toBe(25)
  expect([...figures.keys()].some((token) => token.startsWith('difference.'))).toBe(false)
})

test('figures of both versions are compared, and figures of only one are not', () => {
  const figures = figuresOf(a, { ...b, areas: areas.slice(0, 1) })
  expect(figures.get('difference.happiness')).toMatchObject({ printed: 35, n: 5, of: 5 })
  expect(figures.get('difference.happiness')?.value).toBeCloseTo(35, 10)
  expect(figures.get('difference.areas.product.dwellShare')).toMatchObject({ printed: 50, never: 1 })
  expect(figures.has('difference.areas.smallPrint.dwellShare')).toBe(false)
  expect(figures.get('difference.excitement')?.verdict).toBe('not shown to differ')
  expect(figures.get('difference.areas.product.seen')).toMatchObject({ printed: 33, verdict: 'not shown to differ' })
})

test('printed shares add up to 100%, and printed differences are B minus A', () => {
  const figures = figuresOf(a, b)
  const printed = (token: string) => figures.get(token)?.printed as number
  for (const letter of ['a', 'b']) {
    const shares = [
      `${letter}.areas.product.dwellShare`,
      `${letter}.areas.smallPrint.dwellShare`,
      `${letter}.elsewhere`,
    ]
    expect(shares.reduce((sum, token) => sum + printed(token), 0)).toBe(100)
  }
  for (const [token, { printed: shown, printedInterval }] of figures) {
    if (!token.startsWith('difference.')) continue
    const name = token.slice('difference.'.length)
    const expected = printed(`b.${name}`) - printed(`a.${name}`)
    if (!Number.isNaN(expected)) expect(shown).toBeCloseTo(expected, 9)
    if (printedInterval) expect(printedInterval.low <= shown && shown <= printedInterval.high).toBe(true)
  }
})

test('if the same people saw both versions, in any order, the difference is the mean of their own differences', () => {
  const once = version(rowsOf('p1', [[0, ...PRODUCT, 0.1]]), rowsOf('p2', [[0, ...PRODUCT, 0.1]]))
  const glad = (more: number): GazeScript => [
    [0, ...PRODUCT, 0.1],
    [1000, ...PRODUCT, 0.1 + more],
  ]
  const again = version(rowsOf('p2', glad(0.2)), rowsOf('p1', glad(0.3)))
  const difference = figuresOf(once, again).get('difference.happiness')
  expect(difference?.values).toEqual(closeTo(30, 20))
  expect(difference).toMatchObject({ printed: 25, n: 2, of: 2 })
  // The standard deviation of 20 and 30 is 7.071, and the standard error 5; t with one degree of freedom is 12.706.
  expect(difference?.interval?.low).toBeCloseTo(25 - 63.531, 2)
})

test('a newly drawn area has the figures that it would have in the full table', () => {
  const [product] = areas as [(typeof areas)[0]]
  const drawn = figuresOfArea(sessionsOf(a.results), { ...product, id: 'drawn' })
  const figures = figuresOf(a)
  for (const name of ['dwell', 'dwellShare', 'firstLook', 'seen'] as const) {
    const { value, printed, n, never, trust } = drawn[name]
    expect(figures.get(`a.areas.product.${name}`)).toMatchObject({ value, printed, n, never, trust })
  }
})

test('without any area there are still scores, and all fixation time is elsewhere', () => {
  const figures = figuresOf({ ...a, areas: [] })
  expect(figures.get('a.engagement')?.n).toBe(3)
  expect(figures.get('a.elsewhere')?.printed).toBe(100)
})

test('a test in which only some people saw both versions is an error', () => {
  const mixed = version(rowsOf('a01', [[0, ...PRODUCT, 0.1]]), rowsOf('b02', [[0, ...PRODUCT, 0.1]]))
  expect(() => figuresOf(a, mixed)).toThrow(
    'Column participant: a01 is in both files, and a02 is in only one. Use the same people for both versions, or different ids for different people.',
  )
})

test('one person has figures without an interval, and no difference is shown', () => {
  const one = version(rowsOf('a01', [[0, ...PRODUCT, 0.1]]))
  const figures = figuresOf(one, b)
  expect(figures.get('a.engagement')?.interval).toBeUndefined()
  expect(figures.get('difference.engagement')).toMatchObject({ verdict: 'not shown to differ', interval: undefined })
})

test('a file with one row has no scores, and their text is “not known”', () => {
  const figures = figuresOf(version([{}]))
  expect(figures.get('a.engagement')).toMatchObject({ n: 0, of: 1, value: Number.NaN })
  expect(figures.get('a.areas.product.seen')).toMatchObject({ value: Number.NaN, n: 0, never: 0, noFixation: 1 })
  expect(tokenTexts(figures).get('a.engagement')).toBe('not known')
  expect(tokenTexts(figures).get('a.rate')).toBe('not known')
})

test('without gaze, pulse or emotions the result is empty rather than an error', () => {
  const nothing = Object.fromEntries(Object.keys(rowsOf('a01', [[0, 0, 0, 0]])[0] ?? {}).map((key) => [key, '']))
  const emotions = { surprise: '', sadness: '', anger: '', disgust: '', fear: '', contempt: '' }
  const rows = rowsOf('a01', [[0, ...PRODUCT, 0.1]]).map(({ participant, timestamp_ms }) => ({
    ...({ ...nothing, ...emotions, participant, timestamp_ms } as Row),
  }))
  const figures = figuresOf(version(rows), b)
  expect(figures.get('a.lost')?.printed).toBe(100)
  expect(figures.get('difference.engagement')).toMatchObject({ verdict: 'not shown to differ', n: 2, of: 3 })
})

test('the primary metric is the only one that is not exploratory', () => {
  const figures = figuresOf(a, b, { primary: 'happiness' })
  const named = [...figures.values()].filter(({ exploratory }) => !exploratory).map(({ token }) => token)
  expect(named).toEqual(['a.happiness', 'b.happiness', 'difference.happiness'])
  expect(() => figuresOf(a, b, { primary: 'luck' })).toThrow('There is no metric luck. Name one of engagement,')
})

test('two areas with the same token are an error, even if their names are written differently', () => {
  const sameNames = [areas[0], { ...areas[1], id: 'Product' }, { ...areas[1], id: 'product!' }] as typeof areas
  expect(() => figuresOf({ ...a, areas: sameNames })).toThrow('Two areas are called areas.product.')
  expect(['small print', 'Gazonó 2', 'a-b.c'].map(tokenOf)).toEqual(['smallPrint', 'Gazonó2', 'aBC'])
})

test('a difference that is shown to exist gets enough decimals, and so do A and B', () => {
  const people = (letter: string, happiness: number[]) =>
    version(
      ...happiness.map((after, index) =>
        rowsOf(`${letter}${index}`, [
          [0, ...PRODUCT, 0.1],
          [1000, ...PRODUCT, after],
        ]),
      ),
    )
  const figures = figuresOf(
    people('a', [0.1007, 0.1008, 0.1007, 0.1008]),
    people('b', [0.1011, 0.1012, 0.1011, 0.1012]),
  )
  expect(figures.get('difference.happiness')).toMatchObject({ verdict: 'second is higher', decimals: 2, printed: 0.04 })
  expect(figures.get('a.happiness')).toMatchObject({ decimals: 2, printed: 0.08 })
  expect(figures.get('b.happiness')).toMatchObject({ decimals: 2, printed: 0.12 })
  expect(figures.get('difference.happiness')?.printedInterval?.low).toBeGreaterThan(0)
  expect(figures.get('a.surprise')?.decimals).toBe(1)
})

test('scores keep one decimal, and printed B minus printed A is the printed difference', () => {
  const people = (letter: string, rise: number) =>
    version(
      ...[-1, 0, 1].map((offset) =>
        rowsOf(`${letter}${offset + 1}`, [
          [0, ...PRODUCT, 0.1],
          [1000, ...PRODUCT, 0.1 + rise + offset / 100],
        ]),
      ),
    )
  // 6.05 and -0.07 are -6.12 apart: rounded separately, 6.1 and -0.1 would be -6.2.
  const figures = figuresOf(people('a', 0.0605), people('b', -0.0007))
  const printed = (letter: string) => figures.get(`${letter}.happiness`)
  expect(printed('a')).toMatchObject({ decimals: 1, printed: 6 })
  expect(printed('b')).toMatchObject({ decimals: 1, printed: -0.1 })
  expect(printed('difference')).toMatchObject({ decimals: 1, printed: -6.1 })
})
