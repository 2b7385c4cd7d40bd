import type { Curve } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'

/** Returns a curve without the intervals that are based on too few people. */
export function reliableCurve(curve: Curve): Curve {
  return { ...curve, low: maskSmallSamples(curve, 'low'), high: maskSmallSamples(curve, 'high') }
}

/**
 * Returns a curve locked to a first look without the moments for which too few people have data: some first looks come
 * soon after the beginning.
 */
export const reliableLockedCurve = (curve: Curve): Curve => ({
  ...reliableCurve(curve),
  mean: maskSmallSamples(curve, 'mean'),
})

/** Returns the values of a curve, with NaN where too few people have data. */
const maskSmallSamples = (curve: Curve, name: 'mean' | 'low' | 'high') =>
  curve[name].map((value, index) => ((curve.n[index] as number) < settings.MIN_PEOPLE ? Number.NaN : value))
