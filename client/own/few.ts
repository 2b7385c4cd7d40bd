import type { Report } from '../../lib/research/report'

// Apart from what computes a report: the page needs only this.

/** People who are drawn as one eye each; more would hide each other, and hold up the page. */
export const MOST_DRAWN = 40

/** People whose eye movements are drawn: those of a minute are hundreds of discs each. */
export const MOST_PATHS = 12

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
