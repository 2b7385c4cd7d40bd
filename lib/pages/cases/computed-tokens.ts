import * as settings from '@oogwenk/gaze/settings'
import { numberText } from '../../charts/figure-text'
import type { Tokens } from '../../shared/tokens'

/** Returns the settings of the analysis as tokens, for `content/computed.yml`. */
export function computedTokens(): Tokens {
  const { minNoiseDegrees, minimumMs, gapMs } = settings.FIXATION_DEFAULTS
  const { best, online, laboratory } = settings.WEBCAM_ACCURACY
  const emotions = (sign?: number) =>
    listOf(settings.BASIC_EMOTIONS.filter((emotion) => sign === undefined || settings.VALENCE[emotion] === sign))
  return new Map([
    ['baseline', ms(settings.SCORE_DEFAULTS.baselineMs)],
    ['leastSamples', plain(settings.SCORE_DEFAULTS.minSamples)],
    ['feeling.all', emotions()],
    ['feeling.plus', emotions(1)],
    ['feeling.minus', emotions(-1)],
    ['fixations.parameters', plain(settings.SEGMENT_PARAMETERS)],
    ['fixations.noise', degrees(minNoiseDegrees)],
    ['fixations.longest', ms(settings.LONGEST_MS)],
    ['fixations.minimum', ms(minimumMs)],
    ['fixations.gap', ms(gapMs)],
    ['pixelsPerDegree', plain(settings.PIXELS_PER_DEGREE)],
    ['density.sigma', degrees(settings.DENSITY_DEFAULTS.sigmaDegrees)],
    ['curves.step', ms(settings.CURVE_STEP)],
    ['curves.bridged', ms(settings.LONGEST_BRIDGED_GAP)],
    ['clock.baseline', ms(settings.CLOCK.baseline.to - settings.CLOCK.baseline.from)],
    ['locked.baseline', ms(settings.LOCKED.baseline.to - settings.LOCKED.baseline.from)],
    ['change.after', ms(settings.CHANGE_WINDOW.after)],
    ['change.before', ms(settings.CHANGE_WINDOW.before)],
    // Student's t and Wilson's z are taken at 97.5%, which leaves 2.5% on either side.
    ['level', '95%'],
    ['accuracy.best', pixels(best.error.pixels)],
    ['accuracy.online', pixels(online.error.pixels)],
    ['accuracy.laboratory', degrees(laboratory.error.degrees)],
    ['accuracy.smallest', pixels(settings.SMALLEST_DIAMETER.best)],
  ])
}

const plain = (value: number) => numberText(value, Number.isInteger(value) ? 0 : 1, false)
const ms = (value: number) => `${plain(value)} ms`
const degrees = (value: number) => `${plain(value)} degrees`
const pixels = (value: number) => `${plain(value)} pixels`

/** Joins words: `sadness, anger and fear`. */
const listOf = (words: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words)
