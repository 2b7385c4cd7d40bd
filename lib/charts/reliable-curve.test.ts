import { expect, test } from '@jest/globals'
import * as settings from '@oogwenk/gaze/settings'
import { reliableCurve, reliableLockedCurve } from './reliable-curve'

test('with too few people a curve has a mean but no interval, and a curve locked to a first look has no mean either', () => {
  const n = [settings.MIN_PEOPLE, settings.MIN_PEOPLE - 1]
  const curve = {
    moments: [50, 150],
    mean: [2, 3],
    low: [1, 2],
    high: [3, 4],
    n,
    usable: settings.MIN_PEOPLE,
    of: settings.MIN_PEOPLE,
  }
  expect(reliableCurve(curve)).toEqual({ ...curve, low: [1, Number.NaN], high: [3, Number.NaN] })
  expect(reliableLockedCurve(curve)).toEqual({ ...reliableCurve(curve), mean: [2, Number.NaN] })
})
