import { expect, test } from '@jest/globals'
import { initialStateOf, isExplorerHash, type Limits, readState, writeState } from './state'
import { hasState } from './wake'

const limits: Limits = { until: 10_000, grid: { width: 1200, height: 750 }, people: { a: 12, b: 12 }, swipe: true }
const start = initialStateOf(limits)

test('a state is restored from its address unchanged', () => {
  const area = { id: 'drawn', x: 560, y: 190, width: 520, height: 390 }
  for (const state of [
    { ...start, t: 4200 },
    { ...start, t: 0, view: 'swipe' as const },
    { ...start, view: 'b' as const, area, heat: true },
    { ...start, people: { a: [0, 2, 11], b: [] }, area },
  ])
    expect([readState(writeState(state, limits), limits), hasState(writeState(state, limits))]).toEqual([state, true])
  expect(writeState({ ...start, t: 4200, view: 'b', people: { a: [0, 2], b: [] }, area }, limits)).toBe(
    '#v=b&t=4.2&p=a1.3_b&a=560.190.520.390',
  )
})

test('the initial state is not written to the address', () => {
  expect(writeState(start, limits)).toBe('')
})

test.each(['', '#', '#overall-scores', '#t', '#tt=4', '#x=1&y=2', `#t=${'9'.repeat(3000)}`])(
  'an address without a state is not read as one: %.20s',
  (hash) => expect([readState(hash, limits), isExplorerHash(hash) && hash.length < 3000]).toEqual([undefined, false]),
)

test.each([
  ...['t=1e3', 't=NaN', 't=Infinity', 't=', 't=4,2', 't=0x4', 't=4.2222', 't=%34'],
  ...['v=c', 'v=ab', 'v=__proto__', 'view=side-by-side', 'view=<b>'],
  ...['h=2', 'h=', 'h=on', 'p=a0', 'p=a13', 'p=c1', 'p=a1..2', 'p=a-1', 'p=zzz', 'p=__proto__'],
  ...['a=1.2.3', 'a=0.0.100.1e3', 'a=1.2.3.4.5', 'a=NaN.0.9.9'],
])('impossible values are ignored: %s', (part) => {
  expect(readState(`#${part}`, limits)).toBeUndefined()
  if (!part.startsWith('t=')) expect(readState(`#${part}&t=4.2`, limits)).toEqual({ ...start, t: 4200 })
  // It does not load the explorer, unless only the data can show that its people do not exist.
  if (!/^p=a(0|13)$/.test(part)) expect(hasState(`#${part}`)).toBe(false)
})

test.each([
  ['t=99', { t: 10_000 }],
  ['t=-1', { t: 0 }],
  ['t=4.26', { t: 4300 }],
  [`t=${'9'.repeat(400)}`, { t: 10_000 }],
  ['a=-5.0.100.100', { area: { id: 'drawn', x: 0, y: 0, width: 100, height: 100 } }],
  ['a=1100.0.200.2', { area: { id: 'drawn', x: 1000, y: 0, width: 200, height: 8 } }],
  ['a=0.0.99999.99999', { area: { id: 'drawn', x: 0, y: 0, width: 1200, height: 750 } }],
  ['p=a1.99999999_b13', { people: { a: [0] } }],
  ['h=1', { heat: true }],
])('values out of range are clamped or rounded, and people who do not exist are left out: %.20s', (part, expected) => {
  expect(readState(`#${part}`, limits)).toEqual({ ...start, ...expected })
  expect(hasState(`#${part}`)).toBe(true)
})

test('if a part is repeated the first one counts, even if it is invalid', () => {
  expect(readState('#t=1&t=2', limits)?.t).toBe(1000)
  expect(readState('#t=x&t=2&h=1', limits)?.t).toBe(10_000)
  expect(readState('#p=a1_a2', limits)?.people).toEqual({ a: [0] })
})

test('a case of one version cannot show a second one, and pictures of different shapes cannot overlap', () => {
  const one: Limits = { ...limits, people: { a: 12 }, swipe: false }
  expect(readState('#v=b&view=swipe&p=b1', one)).toBeUndefined()
  expect(readState('#view=swipe', { ...limits, swipe: false })).toBeUndefined()
})
