import { expect, test } from '@jest/globals'
import { tokenTexts } from '../../../lib/charts/figure-text'
import { areas, b, NOWHERE, PRODUCT, rowsOf, version } from '../../../tests/research/stories'
import { figuresOfArea } from '../figures/drawn-area'
import { type Figure, figuresOf } from '../figures/figures'
import { sessionsOf } from '../sessions'

test('a person whose camera never found the eyes has no gaze figures, and is counted separately', () => {
  const withoutGaze = rowsOf('a04', [[0, ...PRODUCT, 0.1]], 78).map((row) => ({ ...row, gaze_x: '', gaze_y: '' }))
  const three = [
    rowsOf('a01', [[0, ...PRODUCT, 0.1]]),
    rowsOf('a02', [[0, ...PRODUCT, 0.1]]),
    rowsOf('a03', [[0, ...NOWHERE, 0.1]]),
  ]
  const [without, others] = [figuresOf(version(...three, withoutGaze), b), figuresOf(version(...three), b)]
  const ofGaze = [...others.keys()].filter((token) => /^(a|difference)\.(areas|engagement|elsewhere|fix)/.test(token))
  expect(ofGaze.length).toBeGreaterThan(40)
  for (const token of ofGaze) {
    const { value, printedInterval, n, never } = others.get(token) as Figure
    expect([token, without.get(token)]).toEqual([token, expect.objectContaining({ value, printedInterval, n })])
    expect(without.get(token)?.never).toBe(never)
  }
  expect(without.get('a.areas.product.seen')).toMatchObject({ printed: 67, n: 3, of: 4, never: 1, noFixation: 1 })
  expect(without.get('a.areas.product.dwell')?.values).toEqual([4, 4, 0, Number.NaN])
  expect(without.get('a.engagement')?.values?.[3]).toBeNaN()
  // The pulse was measured nevertheless.
  expect(without.get('a.excitement')).toMatchObject({ value: 2, n: 4 })
  const texts = tokenTexts(without)
  const counts = ['n', 'of', 'never', 'noFixation'].map((end) => texts.get(`a.areas.product.firstLook.${end}`))
  expect(counts).toEqual(['2', '3', '1', '1'])
  const drawn = figuresOfArea(sessionsOf(version(...three, withoutGaze).results), areas[0] as (typeof areas)[0])
  expect(drawn.seen).toMatchObject({ n: 3, never: 1, printed: 67 })
})

test('a person with too few gaze samples for a fixation counts as not known too, in every figure about fixations', () => {
  // One sample every 200 ms: each is alone between two gaps.
  const sparse = rowsOf('a04', [[0, ...PRODUCT, 0.1]]).map((row, sample) =>
    sample % 5 === 0 ? row : { ...row, gaze_x: '', gaze_y: '' },
  )
  const others = [rowsOf('a01', [[0, ...PRODUCT, 0.1]]), rowsOf('a02', [[0, ...NOWHERE, 0.1]])]
  const figures = figuresOf(version(...others, sparse))
  const ofFixations = [...figures.keys()].filter((token) =>
    /^a\.(areas\.\w+\.[a-z]+$|engagement|elsewhere|fix)/i.test(token),
  )
  expect(ofFixations.length).toBeGreaterThan(10)
  for (const token of ofFixations) expect([token, figures.get(token)?.values?.[2]]).toEqual([token, Number.NaN])
  expect(figures.get('a.areas.product.seen')).toMatchObject({ printed: 50, n: 2, of: 3, never: 1, noFixation: 1 })
  // The heatmap and the shares of samples do not need fixations.
  expect(figures.get('a.lost')?.value).toBeCloseTo(80 / 3, 9)
})

test('if some people lack one of two values, the difference is that of the complete pairs, and gives their number', () => {
  const glad = (id: string, more: number, withoutGaze = false) =>
    rowsOf(id, [
      [0, ...PRODUCT, 0.1],
      [1000, ...PRODUCT, 0.1 + more],
    ]).map((row) => (withoutGaze ? { ...row, gaze_x: '', gaze_y: '' } : row))
  const once = version(glad('p1', 0.1), glad('p2', 0.2), glad('p3', 0.6))
  const figures = figuresOf(once, version(glad('p1', 0.2), glad('p2', 0.1), glad('p3', 0.3, true)))
  expect(figures.get('a.engagement')).toMatchObject({ printed: 30, n: 3 })
  expect(figures.get('b.engagement')).toMatchObject({ printed: 15, n: 2 })
  expect(figures.get('difference.engagement')).toMatchObject({ printed: 0, n: 2, of: 3 })
  const seen = figures.get('difference.areas.product.seen')
  expect(seen).toMatchObject({ printed: 0, n: 2, of: 3, verdict: 'not shown to differ' })
  // Both of two people saw it twice: Wilson .3424 to 1, without any association.
  expect(seen?.printedInterval).toEqual({ low: -66, high: 66 })
  expect(tokenTexts(figures).get('difference.areas.product.seen.interval')).toBe('−66 to 66 points')
})
