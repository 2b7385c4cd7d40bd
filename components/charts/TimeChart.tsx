import { type ReportTexts, say } from '../../lib/i18n/client/report-texts'
import type { Channel } from '../../lib/research/channels'
import { timelineOf } from '../../lib/research/charts/timeline'
import type { Curve } from '../../lib/research/curves'
import { tokenOf } from '../../lib/research/metrics'
import type { Report } from '../../lib/research/report'
import { Chart } from './Chart'
import { Curves, PLANE } from './Curves'
import { curveFinding, curveTable, seriesText, unitOf } from './curve-words'
import styles from './TimeChart.module.css'
import { altOf, metricText, peopleOf, upper } from './words'

const options = { ...PLANE, ticks: { x: 5, y: 5 }, include: [0], labelGap: 44, tolerance: 4 }

/** A channel by the clock: mean and 95% interval of each version, above each viewer's own first second. */
export function TimeChart({ report, channel, texts }: { report: Report; channel: Channel; texts: ReportTexts }) {
  const curves = report.clock.find((each) => each.channel === channel)?.curves
  if (!curves) return null
  const letters = report.versions.map(({ letter }) => letter)
  const caption = [peopleOf(report, texts), say(texts, 'curve.above', { unit: unitOf(channel, texts) })]
  return <CurveChart {...{ curves, letters, caption, texts, channel }} />
}

/**
 * A channel around each viewer's first look at an area, above the second before it: what a mean over the clock smears,
 * because everybody looks there at another moment.
 */
export function LockedChart({
  report,
  area,
  channel,
  texts,
}: {
  report: Report
  area: string
  channel: Channel
  texts: ReportTexts
}) {
  const locked = report.locked.find((each) => each.area === area)
  const curves = locked?.channels.find((each) => each.channel === channel)?.curves
  if (!locked || !curves) return null
  const usable = curves.map(({ usable, of }, at) => {
    const letter = locked.letters[at] ?? 'a'
    const counted = say(texts, 'curve.usable', { letter: upper(letter), usable, of })
    const { never = 0, noGaze = 0 } = report.figures.get(`${letter}.areas.${tokenOf(area)}.firstLook`) ?? {}
    const short = of - usable - never - noGaze
    const why = [
      never > 0 && say(texts, 'curve.never', { n: never }),
      noGaze > 0 && say(texts, 'curve.noGaze', { n: noGaze }),
      short > 0 && say(texts, 'curve.short', { n: short }),
    ]
    return usable === of ? counted : say(texts, 'curve.left', { usable: counted, why: why.filter(Boolean).join(', ') })
  })
  const unit = unitOf(channel, texts)
  const caption = [peopleOf(report, texts), say(texts, 'curve.aboveLook', { unit }), `${usable.join('; ')}.`]
  return <CurveChart {...{ curves, letters: locked.letters, caption, texts, channel, area }} />
}

function CurveChart({
  curves,
  letters,
  caption,
  channel,
  area,
  texts,
}: {
  curves: readonly Curve[]
  letters: readonly ('a' | 'b')[]
  caption: readonly string[]
  channel: Channel
  area?: string
  texts: ReportTexts
}) {
  const names = letters.map(upper)
  const named = Object.fromEntries(curves.map((curve, at) => [names[at] as string, curve]))
  const timeline = timelineOf(named, options)
  const name = metricText(channel, 'name', texts)
  const all = timeline.series.map((series, at) => seriesText(series, curves[at], names[at] ?? '', channel, texts))
  const finding = curveFinding(curves, names, all, texts)
  const series = [...new Set([finding, ...all])].join(' ')
  const alt =
    area === undefined ? say(texts, 'curve.alt', { name, series }) : say(texts, 'curve.altLook', { name, area, series })
  return (
    <Chart
      caption={caption}
      name={area === undefined ? name : say(texts, 'curve.nameLook', { name, area })}
      table={curveTable(curves, names, timeline.series, area !== undefined, texts)}
      texts={texts}
    >
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        <p>{finding}</p>
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
