import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type Figures, figuresOf, readResults } from '@oogwenk/gaze'
import { seededRandom } from '../../lib/images/headline/random'

const grid = { width: 1200, height: 750 }
const csv = readFileSync('content/cases/galaxy/b.csv', 'utf8')
const areas: { id: string; x: number; y: number; width: number; height: number }[] = JSON.parse(
  readFileSync('tools/media/artwork/areas.json', 'utf8'),
)['galaxy-b'].areas

/** Computes the figures of the case after a change to its rows, which are given as cells. */
function figuresAfter(change: (rows: string[][]) => string[][], marked = areas): Figures {
  const [header, ...rows] = csv.trim().split('\n')
  const changed = change(rows.map((row) => row.split(','))).map((cells) => cells.join(','))
  return figuresOf({ results: readResults([header, ...changed].join('\n'), grid), areas: marked })
}

const before = figuresAfter((rows) => rows)
const tokens = [...before.keys()]
const figure = (figures: Figures, token: string) => figures.get(token)?.value as number
const random = seededRandom(77)

test('results and areas that are mirrored horizontally have the same figures', () => {
  const mirrored = figuresAfter(
    (rows) => rows.map((cells) => cells.with(2, cells[2] === '' ? '' : (1200 - Number(cells[2])).toFixed(1))),
    areas.map((area) => ({ ...area, x: 1200 - area.x - area.width })),
  )
  for (const token of tokens)
    expect([token, figure(mirrored, token)]).toEqual([token, expect.closeTo(figure(before, token), 6)])
})

test('neither the order nor the names of participants change a figure', () => {
  const renamed = figuresAfter((rows) =>
    rows
      .map((cells) => cells.with(0, `z${100 - Number(cells[0]?.slice(1))}`))
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : one > other ? 1 : 0)),
  )
  for (const token of tokens) {
    expect([token, figure(renamed, token)]).toEqual([token, expect.closeTo(figure(before, token), 9)])
    expect(renamed.get(token)?.printed).toBe(before.get(token)?.printed)
  }
})

test('if gaze samples are lost, they are counted, and figures stay within their 95% intervals', () => {
  const dropped = figuresAfter((rows) => rows.map((cells) => (random() < 0.1 ? cells.with(2, '').with(3, '') : cells)))
  expect(figure(dropped, 'a.lost')).toBeGreaterThan(13)
  for (const token of tokens.filter((name) => /engagement|dwellShare|elsewhere|fixations/.test(name))) {
    const { interval } = before.get(token) ?? {}
    expect(figure(dropped, token)).toBeGreaterThan(interval?.low as number)
    expect(figure(dropped, token)).toBeLessThan(interval?.high as number)
  }
  for (const token of ['a.impact', 'a.excitement', 'a.happiness'])
    expect(figure(dropped, token)).toBe(figure(before, token))
})

test('if rows are missing, figures stay within their 95% intervals', () => {
  const sparse = figuresAfter((rows) => rows.filter(() => random() > 0.1))
  expect(figure(sparse, 'a.samples')).toBeLessThan(3400)
  for (const token of tokens.filter((name) => /engagement|impact|excitement|happiness$|dwellShare/.test(name))) {
    const { interval } = before.get(token) ?? {}
    if (!interval || token.includes('after')) continue
    expect(figure(sparse, token)).toBeGreaterThan(interval.low)
    expect(figure(sparse, token)).toBeLessThan(interval.high)
  }
})

test('the dwell time of an area is the sum of the dwell times of its halves', () => {
  const [headline, ...others] = areas as [(typeof areas)[0], ...typeof areas]
  const half = headline.width / 2
  const parts = [
    { ...headline, id: 'first', width: half },
    { ...headline, id: 'second', x: headline.x + half, width: half },
  ]
  const divided = figuresAfter((rows) => rows, [...parts, ...others])
  const sum = figure(divided, 'a.areas.first.dwell') + figure(divided, 'a.areas.second.dwell')
  expect(sum).toBeCloseTo(figure(before, 'a.areas.headline.dwell'), 9)
  expect(figure(divided, 'a.engagement')).toBeCloseTo(figure(before, 'a.engagement'), 9)
})
