import { type Report, reportOf } from '../../lib/research/report'
import type { Version } from '../../lib/research/sessions'

/** What needs areas of interest, and what needs gaze: nought stays of a session is no finding where none was recorded. */
const NEEDS_AREAS: readonly string[] = ['engagement', 'elsewhere']
const NEEDS_GAZE: readonly string[] = [...NEEDS_AREAS, 'fixations', 'fixationDuration']

/** People who are drawn as one eye each; more would hide each other, and hold up the page. */
export const MOST_DRAWN = 40

/** People whose eye movements are drawn: those of a minute are hundreds of discs each. */
export const MOST_PATHS = 12

/** Cells of a density at most: about those of the site's own pictures. */
const MOST_CELLS = 60_000

/**
 * The report of a visitor's own files, by the call that makes those of the case pages. Nobody named a metric before, so
 * every one is exploratory; and what areas of interest or gaze are needed for is left out where there are none. Of the
 * areas, the one that kept the eyes longest is the main one, as on the case pages: curves are locked to it alone.
 * @throws ResultsError as `reportOf`
 */
export function ownReport(first: Version, second?: Version): Report {
  const { width, height } = first.results.grid
  const cell = Math.max(4, Math.ceil(Math.sqrt((width * height) / MOST_CELLS)))
  const marked = first.areas.length > 0
  const report = reportOf(first, second, { primary: marked ? 'engagement' : 'impact', density: { cell } })
  const left = [...(marked ? [] : NEEDS_AREAS), ...(withoutGaze(report).length > 0 ? NEEDS_GAZE : [])]
  const scores = report.scores.filter(({ name, figures }) => !left.includes(name) && figures.some(({ n }) => n))
  // Nobody is drawn by themselves in what is said of areas, and there are some hundred of these figures.
  for (const figure of report.figures.values()) if (figure.token.includes('.areas.')) delete figure.values
  return {
    ...report,
    primary: '',
    locked: report.locked.filter(({ area }) => area === report.main),
    scores: scores.map((row) => ({ ...row, exploratory: true })),
    versions: report.versions.map((version) => ({ ...version, fixations: version.fixations.slice(0, MOST_PATHS) })),
  }
}

/** The versions without a single sample of gaze, by their places. */
export function withoutGaze({ versions }: Pick<Report, 'versions'>): number[] {
  return versions.flatMap(({ counts }, at) => (counts.lost === counts.rows ? [at] : []))
}

/** The same for what draws each person by themselves: no more of them than can be told apart. */
export function fewOf(report: Report, most = MOST_DRAWN): Report {
  return {
    ...report,
    versions: report.versions.map((version) => ({ ...version, people: version.people.slice(0, most) })),
    scores: report.scores.map((row) => ({
      ...row,
      figures: row.figures.map((figure) => ({ ...figure, values: figure.values?.slice(0, most) ?? [] })),
    })),
  }
}
