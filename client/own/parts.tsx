import type { Curve, Report, ReportVersion, ScoreRow as Score } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import type { ReactNode } from 'react'
import { AccuracySources, AreaTable, TrustedSize } from '../../components/charts/Areas'
import { DataTable } from '../../components/charts/DataTable'
import { Heatmap } from '../../components/charts/Heatmap'
import { Scanpaths } from '../../components/charts/Scanpaths'
import { ScoreKey, ScoreRow } from '../../components/charts/ScoreRow'
import { LockedChart, TimeChart } from '../../components/charts/TimeChart'
import { hasIntervals, isShown } from '../../components/charts/words/curve-words'
import { panelWords } from '../../components/charts/words/panel-words'
import { scoreTable } from '../../components/charts/words/score-table'
import { designText, metricText } from '../../components/charts/words/words'
import { reliableCurve } from '../../lib/charts/reliable-curve'
import { fillTemplate } from '../../lib/i18n/client/fill-template'
import { formatText, type ReportTexts } from '../../lib/i18n/client/report-texts'
import { limitPeople, MAX_DRAWN, MAX_PATHS, withoutFixations, withoutGaze } from './limit-people'
import type { Chosen } from './panel'
import { Heat, Stimulus } from './pictures'
import type { OwnTexts } from './texts'

/** Draws one chart. */
type Draw = () => ReactNode

/** Charts that show no difference or change, in one disclosure with their names. */
interface Disclosure {
  summary: string
  charts: Draw[]
}

/** A part of the report. Its charts are drawn one after another. */
export interface Part {
  name: string
  title: string
  /** Whether it is a night panel, as on the case pages. */
  night?: boolean
  /** The sentences above the charts. */
  words: string[]
  charts: (Draw | Disclosure)[]
}

/** Returns the parts of a report in the order of a case page, without those that have nothing to draw. */
export function partsOf(report: Report, chosen: Chosen, texts: OwnTexts, words: ReportTexts): Part[] {
  const hasAreas = report.areas.length > 0
  // Only the visitor knows where the data comes from. One sentence says that every metric is exploratory. Without
  // areas, the text alternatives of scanpaths do not name any.
  const own = {
    ...words,
    ...{ exploratory: '', measured: texts.yours, tableOf: texts.tableOf },
    // The name of the open table, which must differ from that of the case's table further up on the page.
    'areas.caption': fillTemplate(texts.tableOf, { name: words['areas.caption'] }),
    ...(!hasAreas && { 'path.order': '', 'path.elsewhere': '–' }),
  }
  const few = limitPeople(report)
  const largest = Math.max(...report.versions.map(({ people }) => people.length))
  const { names } = chosen
  const clock = report.clock.map(({ channel }) => channel)
  const note = (few: number) => (largest > few ? [fillTemplate(texts.few, { few, all: largest })] : [])
  const tableName = formatText(own, 'tableOf', { name: own['score.everyViewer'] })
  const lookedAt = (index: number) => <Stimulus picture={chosen.pictures[index]} grid={chosen.grid} />
  const withoutFixation = withoutFixations(report)
  const namesWithout = withoutFixation.map((index) => names[index]).join(', ')
  /** Makes one chart for each version that is not left out. */
  const eachBut = (omitted: readonly number[], draw: (index: number) => ReactNode) =>
    report.versions.flatMap((_, index) => (omitted.includes(index) ? [] : [() => draw(index)]))
  const shown = few.scores.map((score) => ({
    ...{ name: score.name, isShown: isScoreShown(score) },
    draw: () => <ScoreRow score={score} texts={own} />,
  }))
  const scores = [
    () => <ScoreKey report={report} texts={own} />,
    ...collapseUnchanged(shown, report, texts, own),
    () => <DataTable data={scoreTable(few, few.scores, own)} name={tableName} />,
  ]
  const omissions = [
    hasAreas ? '' : texts.noAreas,
    namesWithout && fillTemplate(texts.noFixation, { names: namesWithout }),
  ]
  const parts: Part[] = [
    {
      ...{ name: 'scores', title: texts.scores },
      words: [texts.exploratory, ...omissions, designText(report, own) ?? '', ...note(MAX_DRAWN)].filter(Boolean),
      charts: few.scores.length > 0 ? scores : [],
    },
    {
      ...{ name: 'heat', title: texts.heat, night: true, words: [] },
      charts: eachBut(withoutGaze(report), (index) => (
        <Heatmap report={report} index={index} name={names[index] ?? ''} picture={lookedAt(index)} texts={own}>
          <Heat density={(report.versions[index] as ReportVersion).density} peak={report.peak} />
        </Heatmap>
      )),
    },
    {
      ...{
        name: 'curves',
        title: texts.curves,
        night: true,
        words: report.clock.length > 0 ? [panelWords(report, clock, own).join(' ')] : [],
      },
      charts: collapseUnchanged(
        report.clock.map(({ channel, curves }) => ({
          ...{ name: channel, isShown: isCurveShown(curves) },
          draw: () => <TimeChart report={report} channel={channel} beside={clock} texts={own} />,
        })),
        ...([report, texts, own] as const),
      ),
    },
    ...(hasAreas && withoutFixation.length === 0 ? partsOfAreas(report, { chosen, texts, words: own, lookedAt }) : []),
    {
      ...{ name: 'paths', title: texts.paths, words: note(MAX_PATHS) },
      charts: eachBut(withoutFixation, (index) => (
        <Scanpaths
          report={limitPeople(report, MAX_PATHS)}
          index={index}
          name={names[index] ?? ''}
          picture={lookedAt(index)}
          group="own-path"
          texts={own}
        />
      )),
    },
  ]
  // The first part is always kept, because it says what is left out.
  return parts.filter(({ charts }, index) => index === 0 || charts.length > 0)
}

/** Returns the parts that need areas: curves around the first look at one area, and how people looked at each area. */
function partsOfAreas(
  report: Report,
  {
    chosen: { names },
    texts,
    words,
    lookedAt,
  }: { chosen: Chosen; texts: OwnTexts; words: ReportTexts; lookedAt: (index: number) => ReactNode },
): Part[] {
  const [locked] = report.locked
  const channels = locked?.channels.map(({ channel }) => channel) ?? []
  const enough = (curves: readonly Curve[]) => curves.filter(({ usable }) => usable >= settings.MIN_PEOPLE)
  const charts = collapseUnchanged(
    (locked?.channels ?? []).map(({ channel, curves }) => ({
      ...{ name: channel, isShown: isCurveShown(enough(curves)) },
      draw: () => <LockedChart {...{ report, channel, texts: words }} area={locked?.area ?? ''} beside={channels} />,
    })),
    ...([report, texts, words] as const),
  )
  const about = locked
    ? fillTemplate(texts.lockedTo, { area: locked.area })
    : fillTemplate(texts.noLooks, { least: settings.MIN_PEOPLE })
  return [
    {
      ...{
        name: 'looks',
        title: texts.looks,
        night: true,
        words: [about, panelWords(report, channels, words, locked?.area ?? '').join(' ')],
      },
      charts,
    },
    {
      ...{ name: 'areas', title: texts.areas, words: charts.length > 0 ? [] : [about] },
      charts: [
        () => <AreaTable report={report} texts={words} />,
        ...report.versions.map((_, index) => () => (
          <TrustedSize
            report={report}
            index={index}
            name={names[index] ?? ''}
            picture={lookedAt(index)}
            texts={words}
          />
        )),
        () => <AccuracySources texts={words} />,
      ],
    },
  ]
}

/**
 * Whether a difference is shown or, for one version, a change. Scores that are not changes, or have no interval, are
 * always shown.
 */
function isScoreShown({ difference, figures: [figure] }: Score): boolean {
  if (difference) return difference.verdict !== 'not shown to differ'
  const interval = figure?.interval
  return !figure?.signed || !interval || interval.low > 0 || interval.high < 0
}

/** Whether the intervals show anything. Curves of too few people have none, and are shown too. */
function isCurveShown(all: readonly Curve[]): boolean {
  const curves = all.map(reliableCurve)
  return isShown(curves) || !hasIntervals(curves)
}

/** Returns the charts that show a difference or a change, then the others in one disclosure. */
function collapseUnchanged(
  all: readonly { name: string; isShown: boolean; draw: Draw }[],
  { versions }: Report,
  texts: OwnTexts,
  words: ReportTexts,
): (Draw | Disclosure)[] {
  const rest = all.filter((each) => !each.isShown)
  if (rest.length === 0) return all.map(({ draw }) => draw)
  const names = rest.map(({ name }) => metricText(name, 'name', words)).join(', ')
  const summary = fillTemplate(texts.unlike[versions.length > 1 ? 'two' : 'one'], { names })
  return [
    ...all.flatMap((each) => (each.isShown ? [each.draw] : [])),
    { summary, charts: rest.map(({ draw }) => draw) },
  ]
}
