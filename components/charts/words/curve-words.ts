import type { Channel, Curve } from '@oogwenk/gaze'
import { longestSeparation } from '../../../lib/charts/separation'
import type { TimelineSeries } from '../../../lib/charts/timeline'
import { formatText, type ReportTexts } from '../../../lib/i18n/client/report-texts'
import type { TableData } from '../DataTable'
import { plainText } from './words'

/** Values have one decimal, because a curve may change by less than one. */
const signedFormat = { decimals: 1, signed: true }
const plainFormat = { decimals: 1, signed: false }

/** Formats a moment in seconds. */
const moment = (seconds: number, texts: ReportTexts) => plainText(seconds, plainFormat, texts)

/** Returns the name of the unit: points, or beats a minute. */
export const unitOf = (channel: Channel, texts: ReportTexts) =>
  texts[channel === 'heartrate' ? 'curve.unit.beats' : 'curve.unit.points']

/** Returns half a step, in seconds. */
const halfOf = ({ moments: [first = 0, second = 3 * first] }: Curve) => (second - first) / 2000

/** Names a step by its start, in sentences as in the table: `3.4 seconds` is the row `3.4`. */
const stepName = (middle: number, curve: Curve, texts: ReportTexts) => moment(middle - halfOf(curve), texts)

/**
 * Returns the curve with intervals of zero width at zero. A single curve is compared with it, to see when it changes.
 */
const unchanged = ({ moments, mean, n, usable, of }: Curve): Curve => {
  const zero = moments.map(() => 0)
  return { moments, mean, n, usable, of, low: zero, high: zero }
}

/** Returns the longest period in which the intervals of two curves do not overlap or, for one curve, exclude zero. */
const separationOf = ([first, second]: readonly Curve[]) =>
  first && longestSeparation(first, second ?? unchanged(first))

/** Whether anything is shown: a difference between two curves, or a change in one. */
export const isShown = (curves: readonly Curve[]) => separationOf(curves) !== undefined

/** Whether every curve has an interval at some moment. */
export const hasIntervals = (curves: readonly Curve[]) => curves.every(({ low }) => !low.every(Number.isNaN))

/** Returns the longest separation with the names of its first and last step. */
function namedSeparation(curves: readonly Curve[], texts: ReportTexts) {
  const [first] = curves
  const apart = separationOf(curves)
  if (!apart || !first) return undefined
  return { ...apart, from: moment(apart.from, texts), to: moment(apart.to - 2 * halfOf(first), texts) }
}

/** Says in one sentence what two curves show; for one curve, when it changes and how far. */
export function curveFinding(
  curves: readonly Curve[],
  letters: readonly string[],
  series: readonly TimelineSeries[],
  channel: Channel,
  texts: ReportTexts,
): { finding: string; extreme: string } {
  const withoutExtreme = (finding: string) => ({ finding, extreme: '' })
  const [curve] = curves
  if (!curve || !hasIntervals(curves)) return withoutExtreme(`${texts['score.noInterval']}.`)
  const [letter = '', other = ''] = letters
  const apart = namedSeparation(curves, texts)
  if (curves.length > 1) {
    if (!apart) return withoutExtreme(texts['curve.touch'])
    const [above, below] = apart.higher === 0 ? [letter, other] : [other, letter]
    return withoutExtreme(
      formatText(texts, 'curve.apart', { letter: above, other: below, from: apart.from, to: apart.to }),
    )
  }
  if (!apart) return withoutExtreme(formatText(texts, 'curve.still', { letter }))
  const isOver = apart.higher === 0
  const { seconds, value } = extremeText(isOver ? series[0]?.highest : series[0]?.lowest, curve, channel, texts)
  return {
    finding: formatText(texts, isOver ? 'curve.over' : 'curve.under', { letter, from: apart.from, to: apart.to }),
    extreme: formatText(texts, isOver ? 'curve.peak' : 'curve.trough', { seconds, value }),
  }
}

/** Describes a moment of a curve and its value. */
function extremeText(end: TimelineSeries['highest'], curve: Curve, channel: Channel, texts: ReportTexts) {
  const { seconds = Number.NaN, value = Number.NaN } = end ?? {}
  const n = plainText(value, signedFormat, texts)
  return {
    seconds: stepName(seconds, curve, texts),
    value: formatText(texts, channel === 'heartrate' ? 'units.beats_other' : 'units.points_other', { n }),
  }
}

/** Says where one curve is highest and lowest. */
export function seriesText(
  { highest, lowest }: TimelineSeries,
  curve: Curve | undefined,
  letter: string,
  channel: Channel,
  texts: ReportTexts,
): string {
  if (!curve || !highest || !lowest) return formatText(texts, 'curve.none', { letter })
  const low = extremeText(lowest, curve, channel, texts)
  const { seconds, value } = extremeText(highest, curve, channel, texts)
  return formatText(texts, 'curve.most', { letter, seconds, value, leastSeconds: low.seconds, least: low.value })
}

/**
 * Returns the mean and interval of each version: a row for each second, and one for each step that the text names. All
 * steps can be computed from the results files.
 */
export function curveTable(
  curves: readonly Curve[],
  letters: readonly string[],
  series: readonly TimelineSeries[],
  locked: boolean,
  texts: ReportTexts,
): TableData {
  const [first] = curves
  const stepsPerSecond = first ? Math.max(1, Math.round(0.5 / halfOf(first))) : 1
  const apart = namedSeparation(curves, texts)
  const ends = series.flatMap(({ highest, lowest }) =>
    [highest, lowest].map((end) => end && first && stepName(end.seconds, first, texts)),
  )
  const rows = (first?.moments ?? []).flatMap((time, index) => {
    const name = first ? stepName(time / 1000, first, texts) : ''
    const isListed =
      index % stepsPerSecond === Math.floor(stepsPerSecond / 2) || [...ends, apart?.from, apart?.to].includes(name)
    if (!isListed) return []
    const cells = curves.flatMap(({ mean, low, high }) => [
      plainText(mean[index] ?? Number.NaN, signedFormat, texts),
      Number.isNaN(low[index]) || low[index] === undefined
        ? '–'
        : formatText(texts, 'interval', {
            low: plainText(low[index], plainFormat, texts),
            high: plainText(high[index] as number, plainFormat, texts),
          }),
    ])
    return [[name, ...cells]]
  })
  const heads = letters.flatMap((letter) => [
    formatText(texts, 'curve.column', { letter }),
    formatText(texts, 'curve.columnInterval', { letter }),
  ])
  return { head: [texts[locked ? 'curve.momentLook' : 'curve.moment'], ...heads], rows }
}
