import type { ReactNode } from 'react'
import { AccuracySources, AreaTable, TrustedSize } from '../../components/charts/Areas'
import { DataTable } from '../../components/charts/DataTable'
import { Heatmap } from '../../components/charts/Heatmap'
import { Scanpaths } from '../../components/charts/Scanpaths'
import { ScoreKey, ScoreRow } from '../../components/charts/ScoreRow'
import { scoreTable } from '../../components/charts/score-table'
import { LockedChart, TimeChart } from '../../components/charts/TimeChart'
import { designText, peopleOf } from '../../components/charts/words'
import { fillTemplate } from '../../lib/i18n/client/fill-template'
import { type ReportTexts, say } from '../../lib/i18n/client/report-texts'
import type { Report, ReportVersion } from '../../lib/research/report'
import { fewOf, MOST_DRAWN, MOST_PATHS, withoutGaze } from './few'
import type { Chosen } from './panel'
import { Heat, LookedAt } from './pictures'
import type { OwnTexts } from './texts'

/** A part of the page; each of its charts is drawn in a task of its own. */
export interface Part {
  name: string
  title: string
  /** A night panel, as on the case pages. */
  night?: boolean
  /** Sentences above the charts. */
  words: string[]
  charts: (() => ReactNode)[]
}

/** The parts of a report in the order of a case page; those that nothing can be drawn of are left out. */
export function partsOf(report: Report, chosen: Chosen, texts: OwnTexts, words: ReportTexts): Part[] {
  const marked = report.areas.length > 0
  // Whose data it is, only the visitor knows. Without areas nothing is said of which one a look met.
  // That all is exploratory, one sentence says.
  const own = {
    ...words,
    ...{ exploratory: '', measured: texts.yours, tableOf: texts.tableOf },
    // The open table is called by it, as the one further up on the page is.
    'areas.caption': fillTemplate(texts.tableOf, { name: words['areas.caption'] }),
    ...(!marked && { 'path.order': '', 'path.elsewhere': '–' }),
  }
  const few = fewOf(report)
  const most = Math.max(...report.versions.map(({ people }) => people.length))
  const { names } = chosen
  const said = (few: number) => (most > few ? [fillTemplate(texts.few, { few, all: most })] : [])
  const tableName = say(own, 'tableOf', { name: own['score.everyViewer'] })
  const lookedAt = (at: number) => <LookedAt picture={chosen.pictures[at]} grid={chosen.grid} />
  const blind = withoutGaze(report)
  const without = blind.map((at) => names[at]).join(', ')
  /** What is drawn of each version that somebody looked at. */
  const ofGaze = (draw: (at: number) => ReactNode) =>
    report.versions.flatMap((_, at) => (blind.includes(at) ? [] : [() => draw(at)]))
  const scores = [
    () => <ScoreKey report={report} texts={own} />,
    ...few.scores.map((score) => () => <ScoreRow score={score} texts={own} />),
    () => <DataTable data={scoreTable(few, few.scores, own)} name={tableName} />,
  ]
  const left = [marked ? '' : texts.noAreas, without && fillTemplate(texts.noGaze, { names: without })]
  const parts: Part[] = [
    {
      ...{ name: 'scores', title: texts.scores },
      words: [texts.exploratory, ...left, designText(report, own) ?? '', ...said(MOST_DRAWN)].filter(Boolean),
      charts: few.scores.length > 0 ? scores : [],
    },
    {
      ...{ name: 'heat', title: texts.heat, night: true, words: [] },
      charts: ofGaze((at) => (
        <Heatmap report={report} at={at} name={names[at] ?? ''} picture={lookedAt(at)} texts={own}>
          <Heat density={(report.versions[at] as ReportVersion).density} peak={report.peak} />
        </Heatmap>
      )),
    },
    {
      ...{ name: 'curves', title: texts.curves, night: true, words: [peopleOf(report, own)] },
      charts: report.clock.map(({ channel }) => () => <TimeChart report={report} channel={channel} texts={own} />),
    },
    ...(marked && blind.length === 0 ? partsOfAreas(report, { chosen, texts, words: own, lookedAt }) : []),
    {
      ...{ name: 'paths', title: texts.paths, words: said(MOST_PATHS) },
      charts: ofGaze((at) => (
        <Scanpaths
          report={fewOf(report, MOST_PATHS)}
          at={at}
          name={names[at] ?? ''}
          picture={lookedAt(at)}
          group="own-path"
          texts={own}
        />
      )),
    },
  ]
  // The first one says what is left out, whatever there is to draw.
  return parts.filter(({ charts }, at) => at === 0 || charts.length > 0)
}

/** What areas are needed for: curves around the first look at the main one, and how each of them was looked at. */
function partsOfAreas(
  report: Report,
  {
    chosen: { names },
    texts,
    words,
    lookedAt,
  }: { chosen: Chosen; texts: OwnTexts; words: ReportTexts; lookedAt: (at: number) => ReactNode },
): Part[] {
  const [locked] = report.locked
  const charts = (locked?.channels ?? []).map(({ channel }) => () => (
    <LockedChart report={report} area={locked?.area ?? ''} channel={channel} texts={words} />
  ))
  const about = fillTemplate(charts.length > 0 ? texts.lockedTo : texts.noLooks, { area: locked?.area ?? '' })
  return [
    {
      ...{ name: 'looks', title: texts.looks, night: true, words: [about, peopleOf(report, words)] },
      charts,
    },
    {
      ...{ name: 'areas', title: texts.areas, words: charts.length > 0 ? [] : [about] },
      charts: [
        () => <AreaTable report={report} texts={words} />,
        ...report.versions.map((_, at) => () => (
          <TrustedSize report={report} at={at} name={names[at] ?? ''} picture={lookedAt(at)} texts={words} />
        )),
        () => <AccuracySources texts={words} />,
      ],
    },
  ]
}
