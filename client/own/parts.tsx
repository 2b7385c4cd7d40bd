import type { ReactNode } from 'react'
import { DataTable } from '../../components/charts/DataTable'
import { Heatmap } from '../../components/charts/Heatmap'
import { Scanpaths } from '../../components/charts/Scanpaths'
import { ScoreKey, ScoreRow } from '../../components/charts/ScoreRow'
import { scoreTable } from '../../components/charts/score-table'
import { TimeChart } from '../../components/charts/TimeChart'
import { designText, peopleOf } from '../../components/charts/words'
import { fillTemplate } from '../../lib/i18n/client/fill-template'
import { type ReportTexts, say } from '../../lib/i18n/client/report-texts'
import type { Report } from '../../lib/research/report'
import { fewOf, MOST_DRAWN, MOST_PATHS } from './own-report'
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

/** The parts of a report in the order of a case page. */
export function partsOf(report: Report, chosen: Chosen, texts: OwnTexts, words: ReportTexts): Part[] {
  // Whose data it is, only the visitor knows. Without areas nothing is said of which one a look met.
  // That all is exploratory, one sentence says.
  const own = {
    ...words,
    exploratory: '',
    measured: texts.yours,
    tableOf: texts.tableOf,
    'path.order': '',
    'path.elsewhere': '–',
  }
  const few = fewOf(report)
  const most = Math.max(...report.versions.map(({ people }) => people.length))
  const { names } = chosen
  const said = (few: number) => (most > few ? [fillTemplate(texts.few, { few, all: most })] : [])
  const tableName = say(own, 'tableOf', { name: own['score.everyViewer'] })
  const lookedAt = (at: number) => <LookedAt picture={chosen.pictures[at]} grid={chosen.grid} />
  return [
    {
      ...{ name: 'scores', title: texts.scores },
      words: [texts.exploratory, texts.noAreas, designText(report, own) ?? '', ...said(MOST_DRAWN)].filter(Boolean),
      charts: [
        () => <ScoreKey report={report} texts={own} />,
        ...few.scores.map((score) => () => <ScoreRow score={score} texts={own} />),
        () => <DataTable data={scoreTable(few, few.scores, own)} name={tableName} />,
      ],
    },
    {
      ...{ name: 'heat', title: texts.heat, night: true, words: [] },
      charts: report.versions.map(({ density }, at) => () => (
        <Heatmap report={report} at={at} name={names[at] ?? ''} picture={lookedAt(at)} texts={own}>
          <Heat density={density} peak={report.peak} />
        </Heatmap>
      )),
    },
    {
      ...{ name: 'curves', title: texts.curves, night: true, words: [peopleOf(report, own)] },
      charts: report.clock.map(({ channel }) => () => <TimeChart report={report} channel={channel} texts={own} />),
    },
    {
      ...{ name: 'paths', title: texts.paths, words: said(MOST_PATHS) },
      charts: report.versions.map((_, at) => () => (
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
}
