import { expect, test } from '@jest/globals'
import { areas, NOWHERE, PRODUCT, rowsOf, version } from '../../tests/research/stories'
import type { AreaOfInterest } from './areas'
import { clockCurve, lockedCurve } from './channels'
import { sessionsOf } from './sessions'

const product = areas[0] as AreaOfInterest

/** Two people become happy when they find the product, one a second after the other; a third never finds it. */
const sessions = sessionsOf(
  version(
    rowsOf('a01', [
      [0, ...NOWHERE, 0.1],
      [1400, ...PRODUCT, 0.4],
    ]),
    rowsOf(
      'a02',
      [
        [0, ...NOWHERE, 0.2],
        [2400, ...PRODUCT, 0.5],
      ],
      76,
    ),
    rowsOf('a03', [[0, ...NOWHERE, 0.1]]),
  ).results,
)

test('a curve locked to the first look shows a reaction at the time of that look, and leaves out people who never looked', () => {
  const curve = lockedCurve(sessions, 'happiness', product, { to: 1500 })
  expect([curve.usable, curve.of]).toEqual([2, 3])
  const awayFromLook = curve.moments.flatMap((moment, index) =>
    Math.abs(moment) > 100 ? [[moment < 0, curve.mean[index]]] : [],
  )
  for (const [before, value] of awayFromLook) expect(value).toBeCloseTo(before ? 0 : 30, 6)
})

test('a curve over clock time spreads the same reaction over the moments at which people found the product', () => {
  const { mean, n, moments } = clockCurve(sessions, 'happiness', 4000)
  const meanAt = (moment: number) => mean[moments.indexOf(moment)]
  expect([meanAt(950), meanAt(2050), meanAt(3050)]).toEqual([0, 10, 20].map((value) => expect.closeTo(value, 6)))
  expect(n.every((people) => people === 3)).toBe(true)
})

test('heart rate is in beats per minute, relative to the first second or as measured', () => {
  expect(clockCurve(sessions, 'heartrate', 4000).mean.at(-1)).toBeCloseTo(2, 9)
  expect(clockCurve(sessions, 'heartrate', 4000, { baseline: undefined }).mean.at(-1)).toBeCloseTo(72, 9)
})
