import { type Report, reportOf, type Version } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { lockedAreaOf } from '../../lib/charts/locked-area'
import { MAX_PATHS, withoutFixations } from './limit-people'

/** Scores that need areas of interest, and scores that need fixations. */
const NEEDS_AREAS: readonly string[] = ['engagement', 'elsewhere']
const NEEDS_FIXATIONS: readonly string[] = [...NEEDS_AREAS, 'fixations', 'fixationDuration']

/** A density has hardly more cells than this: about as many as for the site's own pictures. */
const MAX_CELLS = 60_000

/**
 * Makes the report on a visitor's own files, with the function that also computes those of the case pages. No metric
 * was chosen in advance, so all metrics are exploratory. Scores that need areas of interest or fixations are left out
 * if there are none. Curves are locked to one area only, one for which enough people can be counted, as on the case
 * pages.
 * @throws ResultsError like `reportOf`
 */
export function ownReport(first: Version, second?: Version): Report {
  const { width, height } = first.results.grid
  const cell = Math.max(4, Math.ceil(Math.sqrt((width * height) / MAX_CELLS)))
  const hasAreas = first.areas.length > 0
  const report = reportOf(first, second, { primary: hasAreas ? 'engagement' : 'impact', density: { cell } })
  const omitted = [...(hasAreas ? [] : NEEDS_AREAS), ...(withoutFixations(report).length > 0 ? NEEDS_FIXATIONS : [])]
  const scores = report.scores.filter(({ name, figures }) => !omitted.includes(name) && figures.some(({ n }) => n))
  // No chart draws individual people for areas, and there are about a hundred of these figures.
  for (const figure of report.figures.values()) if (figure.token.includes('.areas.')) delete figure.values
  const area = lockedAreaOf(report)
  const locked = report.locked.flatMap((each) => {
    const channels = each.channels.filter(({ curves }) => curves.some(({ usable }) => usable >= settings.MIN_PEOPLE))
    return each.area === area ? [{ ...each, channels }] : []
  })
  return {
    ...report,
    locked,
    primary: '',
    scores: scores.map((row) => ({ ...row, exploratory: true })),
    versions: report.versions.map((version) => ({ ...version, fixations: version.fixations.slice(0, MAX_PATHS) })),
  }
}
