import { numberText } from '../../charts/figure-text'
import { BRIDGED, CLOCK, CURVE_STEP, LOCKED } from '../../research/curves'
import { FELT, VALENCE } from '../../research/emotions'
import { CHANGE_WINDOW } from '../../research/figures/metrics'
import { SCORE_DEFAULTS } from '../../research/figures/scores'
import { FIXATION_DEFAULTS, LONGEST_MS, SEGMENT_PARAMETERS } from '../../research/fixations'
import { DENSITY_DEFAULTS } from '../../research/gaze/density'
import { PIXELS_PER_DEGREE, smallestDiameter, WEBCAM_ACCURACY } from '../../research/vision'
import type { Tokens } from '../../shared/tokens'

/** The settings of the analysis, as `content/computed.yml` quotes them. */
export function computedTokens(): Tokens {
  const { leastNoiseDegrees, minimumMs, gapMs } = FIXATION_DEFAULTS
  const { best, online, laboratory } = WEBCAM_ACCURACY
  const felt = (sign?: number) => listOf(FELT.filter((emotion) => sign === undefined || VALENCE[emotion] === sign))
  return new Map([
    ['baseline', ms(SCORE_DEFAULTS.baselineMs)],
    ['leastSamples', plain(SCORE_DEFAULTS.leastSamples)],
    ['feeling.all', felt()],
    ['feeling.plus', felt(1)],
    ['feeling.minus', felt(-1)],
    ['fixations.parameters', plain(SEGMENT_PARAMETERS)],
    ['fixations.noise', degrees(leastNoiseDegrees)],
    ['fixations.longest', ms(LONGEST_MS)],
    ['fixations.minimum', ms(minimumMs)],
    ['fixations.gap', ms(gapMs)],
    ['pixelsPerDegree', plain(PIXELS_PER_DEGREE)],
    ['density.sigma', degrees(DENSITY_DEFAULTS.sigmaDegrees)],
    ['curves.step', ms(CURVE_STEP)],
    ['curves.bridged', ms(BRIDGED)],
    ['clock.baseline', ms(CLOCK.baseline.to - CLOCK.baseline.from)],
    ['locked.baseline', ms(LOCKED.baseline.to - LOCKED.baseline.from)],
    ['change.after', ms(CHANGE_WINDOW.after)],
    ['change.before', ms(CHANGE_WINDOW.before)],
    // Student's t and Wilson's z are taken at 97.5%, 2.5% on either side.
    ['level', '95%'],
    ['accuracy.best', pixels(best.error.pixels)],
    ['accuracy.online', pixels(online.error.pixels)],
    ['accuracy.laboratory', degrees(laboratory.error.degrees)],
    ['accuracy.smallest', pixels(smallestDiameter(best.error.pixels))],
  ])
}

const plain = (value: number) => numberText(value, Number.isInteger(value) ? 0 : 1, false)
const ms = (value: number) => `${plain(value)} ms`
const degrees = (value: number) => `${plain(value)} degrees`
const pixels = (value: number) => `${plain(value)} pixels`

/** `sadness, anger and fear`. */
const listOf = (words: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words)
