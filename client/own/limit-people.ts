import type { Report } from '@oogwenk/gaze'

// A separate module, because the page needs only this, and not the code that computes a report.

/** The maximum number of people drawn as one eye each: more would hide each other, and block the page. */
export const MAX_DRAWN = 40

/** The maximum number of people whose eye movements are drawn: one minute has hundreds of fixation circles. */
export const MAX_PATHS = 12

/** Returns the indexes of the versions without a single gaze sample. */
export function withoutGaze({ versions }: Pick<Report, 'versions'>): number[] {
  return versions.flatMap(({ counts }, index) => (counts.lost === counts.rows ? [index] : []))
}

/**
 * Returns the indexes of the versions without a single fixation, for which nothing is known about what people looked
 * at.
 */
export function withoutFixations({ versions }: Pick<Report, 'versions'>): number[] {
  return versions.flatMap(({ hasFixation }, index) => (hasFixation.some(Boolean) ? [] : [index]))
}

/** Returns the report for charts that draw each person individually, with no more people than can be distinguished. */
export function limitPeople(report: Report, max = MAX_DRAWN): Report {
  const first = <Value>(values: readonly Value[]) => values.slice(0, max)
  return {
    ...report,
    versions: report.versions.map((version) => ({
      ...version,
      people: first(version.people),
      fixations: first(version.fixations),
      hasFixation: first(version.hasFixation),
    })),
    scores: report.scores.map((row) => ({
      ...row,
      figures: row.figures.map((figure) => ({ ...figure, values: first(figure.values ?? []) })),
    })),
  }
}
