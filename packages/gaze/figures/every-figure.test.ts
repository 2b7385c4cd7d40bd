import { expect, test } from '@jest/globals'
import { NOWHERE, PRODUCT, rowsOf, version } from '../../../tests/research/stories'
import { type Figure, figuresOf } from './figures'

/** Emotions that are computed like happiness and surprise. */
const similar = /\.(sadness|anger|disgust|fear|contempt)$/

const written = (value: number) => (Number.isNaN(value) ? '–' : String(Math.round(value * 1000) / 1000))

/** Writes a figure on one line; what it does not have is a dash. */
function lineOf(figure: Figure): string {
  const { token, printed, unit, decimals, signed, printedInterval: interval } = figure
  const { n, of, never, noFixation, verdict, trust, exploratory } = figure
  return [
    ...[token, written(printed), unit, `${signed ? '±' : ''}${decimals}`],
    interval ? `${written(interval.low)}…${written(interval.high)}` : '–',
    `${n}/${of}`,
    ...[never, noFixation, verdict, trust].map((value) => value ?? '–'),
    exploratory ? '–' : 'primary',
  ].join(' | ')
}

/** Three people: one looks at the product late, one leaves it for the small print, and the third has no gaze. */
const first = version(
  rowsOf(
    'a01',
    [
      [0, ...NOWHERE, 0.1],
      [1500, ...PRODUCT, 0.4],
    ],
    72,
  ),
  rowsOf(
    'a02',
    [
      [0, ...PRODUCT, 0.1],
      [2000, 100, 650, 0.2],
    ],
    75,
  ),
  rowsOf(
    'a03',
    [
      [0, ...PRODUCT, 0.1],
      [1000, ...PRODUCT, 0.3],
    ],
    78,
  ).map((row) => ({ ...row, gaze_x: '', gaze_y: '' })),
)

test('every figure of a version, and every difference from one that other people saw, has the listed values', () => {
  const second = version(
    rowsOf('b01', [
      [0, ...PRODUCT, 0.1],
      [1000, ...PRODUCT, 0.5],
    ]),
    rowsOf(
      'b02',
      [
        [0, ...NOWHERE, 0.1],
        [1200, ...PRODUCT, 0.6],
      ],
      71,
    ),
  )
  const listed = [...figuresOf(first, second).values()].filter(
    ({ token }) => !token.startsWith('b.') && !similar.test(token),
  )
  expect(listed.map(lineOf)).toEqual([
    'a.engagement | 15.7 | percent | ±1 | -99.5…130.9 | 2/3 | – | – | – | – | primary',
    'a.impact | 17.1 | points | ±1 | -6.2…40.5 | 3/3 | – | – | – | – | –',
    'a.excitement | 5 | beats | ±1 | -2.5…12.5 | 3/3 | – | – | – | – | –',
    'a.happiness | 17.1 | points | ±1 | -6.2…40.5 | 3/3 | – | – | – | – | –',
    'a.surprise | 0 | points | ±1 | 0…0 | 3/3 | – | – | – | – | –',
    'a.heartrate | 73.8 | beats | 1 | 68.2…79.3 | 3/3 | – | – | – | – | –',
    'a.fixations | 2 | count | 0 | 2…2 | 2/3 | – | – | – | – | –',
    'a.fixationDuration | 2 | seconds | 2 | 2…2 | 2/3 | – | – | – | – | –',
    'a.areas.product.dwell | 2.2 | seconds | 1 | 0…5.3 | 2/3 | 0 | 1 | – | at the smaller error | –',
    'a.areas.product.dwellShare | 56 | percent | 0 | 0…100 | 2/3 | 0 | 1 | – | at the smaller error | –',
    'a.areas.product.firstLook | 0.8 | seconds | 1 | 0…10.4 | 2/3 | 0 | 1 | – | at the smaller error | –',
    'a.areas.product.seen | 100 | percent | 0 | 34…100 | 2/3 | 0 | 1 | – | at the smaller error | –',
    'a.areas.product.after.happiness | 30 | points | ±1 | – | 1/3 | 0 | 1 | – | at the smaller error | –',
    'a.areas.product.after.surprise | 0 | points | ±1 | – | 1/3 | 0 | 1 | – | at the smaller error | –',
    'a.areas.product.after.heartrate | 0.9 | beats | ±1 | – | 1/3 | 0 | 1 | – | at the smaller error | –',
    'a.areas.smallPrint.dwell | 1 | seconds | 1 | 0…13.7 | 2/3 | 1 | 1 | – | too small | –',
    'a.areas.smallPrint.dwellShare | 25 | percent | 0 | 0…100 | 2/3 | 1 | 1 | – | too small | –',
    'a.areas.smallPrint.firstLook | 2 | seconds | 1 | – | 1/3 | 1 | 1 | – | too small | –',
    'a.areas.smallPrint.seen | 50 | percent | 0 | 9…91 | 2/3 | 1 | 1 | – | too small | –',
    'a.areas.smallPrint.after.happiness | 10 | points | ±1 | – | 1/3 | 1 | 1 | – | too small | –',
    'a.areas.smallPrint.after.surprise | 0 | points | ±1 | – | 1/3 | 1 | 1 | – | too small | –',
    'a.areas.smallPrint.after.heartrate | 0 | beats | ±1 | – | 1/3 | 1 | 1 | – | too small | –',
    'a.elsewhere | 19 | percent | 0 | 0…100 | 2/3 | – | – | – | – | –',
    'a.people | 3 | count | 0 | – | 3/3 | – | – | – | – | –',
    'a.samples | 300 | count | 0 | – | 3/3 | – | – | – | – | –',
    'a.duration | 4 | seconds | 0 | – | 3/3 | – | – | – | – | –',
    'a.rate | 25 | count | 0 | – | 3/3 | – | – | – | – | –',
    'a.lost | 33.3 | percent | 1 | – | 3/3 | – | – | – | – | –',
    'a.outside | 0 | percent | 1 | – | 3/3 | – | – | – | – | –',
    'a.repeated | 0 | count | 0 | – | 3/3 | – | – | – | – | –',
    'a.areaCount | 2 | count | 0 | – | 3/3 | – | – | – | – | –',
    'difference.engagement | 27.6 | points | ±1 | -48.3…103.5 | 4/5 | – | – | not shown to differ | – | primary',
    'difference.impact | 26.2 | points | ±1 | 5.7…46.6 | 5/5 | – | – | second is higher | – | –',
    'difference.excitement | -4.5 | beats | ±1 | -11.3…2.3 | 5/5 | – | – | not shown to differ | – | –',
    'difference.happiness | 26.2 | points | ±1 | 5.7…46.6 | 5/5 | – | – | second is higher | – | –',
    'difference.surprise | 0 | points | ±1 | 0…0 | 5/5 | – | – | not shown to differ | – | –',
    'difference.heartrate | -3.4 | beats | ±1 | -8.5…1.7 | 5/5 | – | – | not shown to differ | – | –',
    'difference.fixations | -1 | count | ±0 | -7…6 | 4/5 | – | – | not shown to differ | – | –',
    'difference.fixationDuration | 1 | seconds | ±2 | -11.71…13.71 | 4/5 | – | – | not shown to differ | – | –',
    'difference.areas.product.dwell | 1.2 | seconds | ±1 | -3.6…5.9 | 4/5 | 0 | 1 | not shown to differ | at the smaller error | –',
    'difference.areas.product.dwellShare | 29 | points | ±0 | -90…148 | 4/5 | 0 | 1 | not shown to differ | at the smaller error | –',
    'difference.areas.product.firstLook | -0.2 | seconds | ±1 | -4.5…4.2 | 4/5 | 0 | 1 | not shown to differ | at the smaller error | –',
    'difference.areas.product.seen | 0 | points | ±0 | -66…66 | 4/5 | 0 | 1 | not shown to differ | at the smaller error | –',
    'difference.areas.product.after.happiness | 20 | points | ±1 | – | 2/5 | 0 | 1 | not shown to differ | at the smaller error | –',
    'difference.areas.product.after.surprise | 0 | points | ±1 | – | 2/5 | 0 | 1 | not shown to differ | at the smaller error | –',
    'difference.areas.product.after.heartrate | -0.1 | beats | ±1 | – | 2/5 | 0 | 1 | not shown to differ | at the smaller error | –',
    'difference.areas.smallPrint.dwell | -1 | seconds | ±1 | -13.7…11.7 | 4/5 | 3 | 1 | not shown to differ | too small | –',
    'difference.areas.smallPrint.dwellShare | -25 | points | ±0 | -343…293 | 4/5 | 3 | 1 | not shown to differ | too small | –',
    'difference.areas.smallPrint.firstLook | – | seconds | ±1 | – | 1/5 | 3 | 1 | not shown to differ | too small | –',
    'difference.areas.smallPrint.seen | -50 | points | ±0 | -91…27 | 4/5 | 3 | 1 | not shown to differ | too small | –',
    'difference.areas.smallPrint.after.happiness | – | points | ±1 | – | 1/5 | 3 | 1 | not shown to differ | too small | –',
    'difference.areas.smallPrint.after.surprise | – | points | ±1 | – | 1/5 | 3 | 1 | not shown to differ | too small | –',
    'difference.areas.smallPrint.after.heartrate | – | beats | ±1 | – | 1/5 | 3 | 1 | not shown to differ | too small | –',
    'difference.elsewhere | -4 | points | ±0 | -114…106 | 4/5 | – | – | not shown to differ | – | –',
  ])
})

test('every difference between two versions that the same people saw has the listed values', () => {
  const second = version(
    rowsOf('a01', [
      [0, ...PRODUCT, 0.1],
      [1500, ...NOWHERE, 0.2],
    ]),
    rowsOf(
      'a02',
      [
        [0, ...NOWHERE, 0.1],
        [2000, ...NOWHERE, 0.4],
      ],
      71,
    ),
    rowsOf('a03', [[0, ...PRODUCT, 0.1]], 71),
  )
  const listed = [...figuresOf(first, second).values()].filter(
    ({ token }) => token.startsWith('difference.') && !similar.test(token),
  )
  expect(listed.map(lineOf)).toEqual([
    'difference.engagement | -15.7 | points | ±1 | -130.9…99.5 | 2/3 | – | – | not shown to differ | – | primary',
    'difference.impact | -7.7 | points | ±1 | -53.3…37.8 | 3/3 | – | – | not shown to differ | – | –',
    'difference.excitement | -4.3 | beats | ±1 | -10.6…1.9 | 3/3 | – | – | not shown to differ | – | –',
    'difference.happiness | -7.7 | points | ±1 | -53.3…37.8 | 3/3 | – | – | not shown to differ | – | –',
    'difference.surprise | 0 | points | ±1 | 0…0 | 3/3 | – | – | not shown to differ | – | –',
    'difference.heartrate | -3.3 | beats | ±1 | -7.9…1.4 | 3/3 | – | – | not shown to differ | – | –',
    'difference.fixations | -1 | count | ±0 | -7…6 | 2/3 | – | – | not shown to differ | – | –',
    'difference.fixationDuration | 1 | seconds | ±2 | -11.71…13.71 | 2/3 | – | – | not shown to differ | – | –',
    'difference.areas.product.dwell | -1.5 | seconds | ±1 | -8.1…5.1 | 2/3 | – | – | not shown to differ | at the smaller error | –',
    'difference.areas.product.dwellShare | -37 | points | ±0 | -202…128 | 2/3 | – | – | not shown to differ | at the smaller error | –',
    'difference.areas.product.firstLook | -1.5 | seconds | ±1 | – | 1/3 | – | – | not shown to differ | at the smaller error | –',
    'difference.areas.product.seen | -50 | points | ±0 | -91…27 | 2/3 | – | – | not shown to differ | at the smaller error | –',
    'difference.areas.product.after.happiness | – | points | ±1 | – | 0/3 | – | – | not shown to differ | at the smaller error | –',
    'difference.areas.product.after.surprise | – | points | ±1 | – | 0/3 | – | – | not shown to differ | at the smaller error | –',
    'difference.areas.product.after.heartrate | – | beats | ±1 | – | 0/3 | – | – | not shown to differ | at the smaller error | –',
    'difference.areas.smallPrint.dwell | -1 | seconds | ±1 | -13.7…11.7 | 2/3 | – | – | not shown to differ | too small | –',
    'difference.areas.smallPrint.dwellShare | -25 | points | ±0 | -343…293 | 2/3 | – | – | not shown to differ | too small | –',
    'difference.areas.smallPrint.firstLook | – | seconds | ±1 | – | 0/3 | – | – | not shown to differ | too small | –',
    'difference.areas.smallPrint.seen | -50 | points | ±0 | -91…27 | 2/3 | – | – | not shown to differ | too small | –',
    'difference.areas.smallPrint.after.happiness | – | points | ±1 | – | 0/3 | – | – | not shown to differ | too small | –',
    'difference.areas.smallPrint.after.surprise | – | points | ±1 | – | 0/3 | – | – | not shown to differ | too small | –',
    'difference.areas.smallPrint.after.heartrate | – | beats | ±1 | – | 0/3 | – | – | not shown to differ | too small | –',
    'difference.elsewhere | 62 | points | ±0 | -421…545 | 2/3 | – | – | not shown to differ | – | –',
  ])
})
