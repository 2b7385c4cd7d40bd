import type { Channel, Report } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import type { ReportTexts } from '../../lib/i18n/client/report-texts'
import chart from './Chart.module.css'
import { LockedChart, TimeChart } from './TimeChart'
import { panelWords } from './words/panel-words'

/**
 * Curves side by side on one scale, with one caption below for all of them.
 * @param area the area on whose first look the curves are centred; if undefined they show the time from the start
 * @param className lays out the charts
 */
export function CurvePanel({
  report,
  channels,
  area,
  texts,
  className,
}: {
  report: Report
  channels: readonly Channel[]
  area?: string | undefined
  texts: ReportTexts
  className?: string | undefined
}) {
  const locked = report.locked
    .find((each) => each.area === area)
    ?.channels.filter(({ channel }) => channels.includes(channel))
  const isDrawn =
    area === undefined || locked?.some(({ curves }) => curves.some(({ usable }) => usable >= settings.MIN_PEOPLE))
  const words = panelWords(report, channels, texts, area).join(' ')
  // The caption says how many people could be counted, and that they are too few.
  if (!isDrawn) return <p>{words}</p>
  return (
    <figure className={chart.chart}>
      <div className={className}>
        {channels.map((channel) =>
          area === undefined ? (
            <TimeChart key={channel} {...{ report, channel, texts }} beside={channels} />
          ) : (
            <LockedChart key={channel} {...{ report, area, channel, texts }} beside={channels} />
          ),
        )}
      </div>
      <figcaption className={chart.caption}>{words}</figcaption>
    </figure>
  )
}
