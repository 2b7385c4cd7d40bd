import type { Curve } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'

/** A curve without the intervals of too few people. */
export function soundCurve(curve: Curve): Curve {
  return { ...curve, low: ofEnough(curve, 'low'), high: ofEnough(curve, 'high') }
}

/**
 * A curve around a first look without the moments that too few people have: some first looks come soon after the
 * beginning.
 */
export const soundLocked = (curve: Curve): Curve => ({ ...soundCurve(curve), mean: ofEnough(curve, 'mean') })

const ofEnough = (curve: Curve, name: 'mean' | 'low' | 'high') =>
  curve[name].map((value, index) => ((curve.n[index] as number) < settings.MIN_PEOPLE ? Number.NaN : value))
