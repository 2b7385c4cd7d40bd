import { sortProblems } from '../shared/content-error'
import type { Diagnostic } from '../shared/diagnostic'
import { checks } from './rules'
import { takeSnapshot } from './snapshot'

/**
 * Reads everything that people edit, below `content/` and `locales/`, and tells every problem at once.
 * @returns errors and warnings, by file, line and column. While the facts or `content/site.yml` cannot be used, unknown
 *   tokens are not among them, and of a file that cannot be parsed only that is told
 */
export async function lintContent(): Promise<Diagnostic[]> {
  const survey = await takeSnapshot()
  return sortProblems((await Promise.all(checks.map((check) => check(survey)))).flat())
}
