import { type ReportTexts, say } from '../../lib/i18n/client/report-texts'
import type { Channel } from '../../lib/research/channels'
import { type Apart, longestApart } from '../../lib/research/charts/apart'
import type { TimelineSeries } from '../../lib/research/charts/timeline'
import type { Curve } from '../../lib/research/curves'
import type { TableData } from './DataTable'
import { plainText } from './words'

/** Points have one decimal in a table: a curve moves by less than one. */
const fine = { decimals: 1, signed: true }
const plain = { decimals: 1, signed: false }

/** A moment in seconds. */
export const moment = (seconds: number, texts: ReportTexts) => plainText(seconds, plain, texts)

/** Points, or beats a minute. */
export const unitOf = (channel: Channel, texts: ReportTexts) =>
  texts[channel === 'heartrate' ? 'curve.unit.beats' : 'curve.unit.points']

/** What two curves show, in one sentence; of one curve, where it is highest. */
export function curveFinding(
  curves: readonly Curve[],
  letters: readonly string[],
  series: readonly TimelineSeries[],
  texts: ReportTexts,
): string {
  const [first, second] = curves
  if (!first || !second) return seriesText(series[0], letters[0] ?? 'A', texts)
  const apart = longestApart(first, second)
  return apart ? apartText(apart, letters, texts) : texts['curve.touch']
}

const apartText = ({ from, to, higher }: Apart, letters: readonly string[], texts: ReportTexts) =>
  say(texts, 'curve.apart', {
    ...{ from: moment(from, texts), to: moment(to, texts) },
    ...{ letter: letters[higher] ?? '', other: letters[1 - higher] ?? '' },
  })

/** Where one curve is highest and lowest. */
export function seriesText(series: TimelineSeries | undefined, letter: string, texts: ReportTexts): string {
  if (!series?.most || !series.least) return say(texts, 'curve.none', { letter })
  return say(texts, 'curve.most', {
    letter,
    ...{ seconds: moment(series.most.seconds, texts), value: plainText(series.most.value, fine, texts) },
    ...{ leastSeconds: moment(series.least.seconds, texts), least: plainText(series.least.value, fine, texts) },
  })
}

/** Mean and interval of each version, second by second: the file has all of it. */
export function curveTable(
  curves: readonly Curve[],
  letters: readonly string[],
  locked: boolean,
  texts: ReportTexts,
): TableData {
  const moments = curves[0]?.moments ?? []
  const step = Math.max(1, Math.round(1000 / ((moments[1] ?? 100) - (moments[0] ?? 0))))
  const rows = moments.flatMap((time, at) => {
    if (at % step !== Math.floor(step / 2)) return []
    const cells = curves.flatMap(({ mean, low, high }) => [
      plainText(mean[at] ?? Number.NaN, fine, texts),
      Number.isNaN(low[at]) || low[at] === undefined
        ? '–'
        : say(texts, 'interval', {
            low: plainText(low[at], plain, texts),
            high: plainText(high[at] as number, plain, texts),
          }),
    ])
    return [[plainText(time / 1000, { decimals: 2, signed: false }, texts), ...cells]]
  })
  const heads = letters.flatMap((letter) => [
    say(texts, 'curve.column', { letter }),
    say(texts, 'curve.columnInterval', { letter }),
  ])
  return { head: [texts[locked ? 'curve.momentLook' : 'curve.moment'], ...heads], rows }
}
