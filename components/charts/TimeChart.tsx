import type { Channel, ChannelCurves, Curve, Report } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { reliableCurve, reliableLockedCurve } from '../../lib/charts/reliable-curve'
import { timelineOf } from '../../lib/charts/timeline'
import { formatText, type ReportTexts } from '../../lib/i18n/client/report-texts'
import { Chart } from './Chart'
import { Curves, PLANE } from './Curves'
import styles from './TimeChart.module.css'
import { curveFinding, curveTable, seriesText } from './words/curve-words'
import { captionBeside, panelWords, usableText } from './words/panel-words'
import { altOf, capital, metricText } from './words/words'

const options = { ...PLANE, ticks: { x: 5, y: 5 }, labelGap: 44, tolerance: 4 }

/** The data of a curve chart. */
interface TimeChartProps {
  report: Report
  channel: Channel
  /**
   * The channels of the panel that contains the chart: those with the same unit share one scale, and the panel's
   * caption is not repeated.
   */
  beside?: readonly Channel[]
  texts: ReportTexts
}

/**
 * A channel over time: mean and 95% interval of each version, relative to each viewer's own first second. Nothing is
 * drawn if nobody has a value.
 */
export function TimeChart({ report, channel, beside, texts }: TimeChartProps) {
  const curves = report.clock.find((each) => each.channel === channel)?.curves
  if (!curves) return null
  const letters = report.versions.map(({ letter }) => letter)
  const scale = valuesBeside(report.clock, channel, beside)
  const caption = beside ? captionBeside(channel, beside, texts) : panelWords(report, [channel], texts)
  return <CurveChart {...{ curves, letters, caption, texts, channel, scale }} beside={beside !== undefined} />
}

/**
 * A channel around each viewer's first look at an area, relative to the second before it. A mean over clock time would
 * blur the reaction, because viewers look there at different moments. A version with too few usable viewers has no
 * curve, and nothing is drawn if no version has enough.
 */
export function LockedChart({ report, area, channel, beside, texts }: TimeChartProps & { area: string }) {
  const locked = report.locked.find((each) => each.area === area)
  const curves = locked?.channels.find((each) => each.channel === channel)?.curves
  const isEnough = ({ usable }: Curve) => usable >= settings.MIN_PEOPLE
  if (!locked || !curves?.some(isEnough)) return null
  const letters = locked.letters.filter((_, index) => isEnough(curves[index] as Curve))
  const channels = locked.channels.map((each) => ({ ...each, curves: each.curves.filter(isEnough) }))
  const scale = valuesBeside(channels, channel, beside, reliableLockedCurve)
  const usable = usableText(report, area, channel, texts)
  const differs = beside && usable !== usableText(report, area, beside[0] ?? channel, texts)
  const caption = beside
    ? [...captionBeside(channel, beside, texts), ...(differs ? [usable] : [])]
    : panelWords(report, [channel], texts, area)
  return (
    <CurveChart
      {...{ curves: curves.filter(isEnough), letters, caption, texts, channel, area, scale }}
      beside={beside !== undefined}
    />
  )
}

/** Returns all values of the curves that share a scale with a channel, except at moments with too few people. */
const valuesBeside = (
  all: readonly ChannelCurves[],
  channel: Channel,
  beside: readonly Channel[] = [],
  toReliable: (curve: Curve) => Curve = reliableCurve,
) =>
  all
    .filter((each) => beside.includes(each.channel) && (each.channel === 'heartrate') === (channel === 'heartrate'))
    .flatMap(({ curves }) => curves.map((curve) => toReliable(curve)))
    .flatMap(({ mean, low, high }) => [...mean, ...low, ...high])

function CurveChart({
  curves: all,
  letters,
  caption,
  channel,
  area,
  scale,
  beside,
  texts,
}: {
  curves: readonly Curve[]
  letters: readonly ('a' | 'b')[]
  caption: readonly string[]
  channel: Channel
  area?: string
  scale: readonly number[]
  beside: boolean
  texts: ReportTexts
}) {
  const curves = all.map((curve) => (area === undefined ? reliableCurve : reliableLockedCurve)(curve))
  const names = letters.map(capital)
  const named = Object.fromEntries(curves.map((curve, index) => [names[index] as string, curve]))
  const timeline = timelineOf(named, { ...options, include: [0, ...scale] })
  const name = metricText(channel, 'name', texts)
  const { finding, extreme } = curveFinding(curves, names, timeline.series, channel, texts)
  const ends = timeline.series.map((series, index) =>
    seriesText(series, curves[index], names[index] ?? '', channel, texts),
  )
  const series = [finding, ...ends].join(' ')
  const alt =
    area === undefined
      ? formatText(texts, 'curve.alt', { name, series })
      : formatText(texts, 'curve.altLook', { name, area, series })
  return (
    <Chart
      caption={caption}
      name={area === undefined ? name : formatText(texts, 'curve.nameLook', { name, area })}
      table={curveTable(curves, names, timeline.series, area !== undefined, texts)}
      texts={texts}
      className={beside ? styles.beside : undefined}
    >
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        <p>{extreme ? `${finding} ${extreme}` : finding}</p>
      </div>
      <Curves
        timeline={timeline}
        letters={letters}
        alt={altOf(alt, texts)}
        texts={texts}
        {...(area !== undefined && { marked: { seconds: 0, text: texts['curve.firstLook'] } })}
      />
    </Chart>
  )
}
