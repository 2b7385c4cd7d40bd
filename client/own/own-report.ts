import { type Report, reportOf } from '../../lib/research/report'
import type { Version } from '../../lib/research/sessions'

/** What needs areas of interest, which a visitor's own file has none of. */
const NEEDS_AREAS: readonly string[] = ['engagement', 'elsewhere']

/** People who are drawn as one eye each; more would hide each other, and hold up the page. */
export const MOST_DRAWN = 40

/** People whose eye movements are drawn: those of a minute are hundreds of discs each. */
export const MOST_PATHS = 12

/** Cells of a density at most: about those of the site's own pictures. */
const MOST_CELLS = 60_000

/**
 * The report of a visitor's own files, by the call that makes those of the case pages. Nobody named a metric before, so
 * every one is exploratory; and what areas of interest are needed for is left out.
 * @throws ResultsError as `reportOf`
 */
export function ownReport(first: Version, second?: Version): Report {
  const { width, height } = first.results.grid
  const cell = Math.max(4, Math.ceil(Math.sqrt((width * height) / MOST_CELLS)))
  const report = reportOf(first, second, { primary: 'impact', density: { cell } })
  const scores = report.scores.filter(({ name, figures }) => !NEEDS_AREAS.includes(name) && figures.some(({ n }) => n))
  return {
    ...report,
    primary: '',
    scores: scores.map((row) => ({ ...row, exploratory: true })),
    versions: report.versions.map((version) => ({ ...version, fixations: version.fixations.slice(0, MOST_PATHS) })),
  }
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
