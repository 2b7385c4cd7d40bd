import { type Overlay, openFiles, withFiles } from '../content/files'
import { withPictures } from '../images/pictures/replaced-pictures'
import { getContent } from '../pages/get-content'
import { type Diagnostic, sortDiagnostics } from '../shared/diagnostic'
import { withoutConsequences } from './consequences'
import { rules } from './rules'
import { takeSnapshot } from './snapshot'

/**
 * Reads everything that people edit, below `content/` and `locales/`, and reports every mistake at once.
 * @returns errors, or warnings if there are no errors, sorted by file, line and column. While the facts or
 * `content/site.yml` are invalid, no token is reported as unknown
 * @param beforeRules other work on the parsed texts, which a large site holds in memory only while it is checked
 */
export async function lintContent(beforeRules = async () => {}): Promise<Diagnostic[]> {
  return sortDiagnostics(withoutConsequences(await findProblems(beforeRules)))
}

/** Finds what `lintContent` reports, together with what follows from it, in no order. */
export async function findProblems(beforeRules = async () => {}): Promise<Diagnostic[]> {
  const content = await getContent()
  const snapshot = await takeSnapshot(content)
  await beforeRules()
  const found = await Promise.all([content.diagnose(), ...rules.map(({ check }) => check(snapshot))])
  return found.flat()
}

/**
 * Checks the site as it would be with some files replaced, without writing any of them: every file, and every rule.
 * The files of `public/` and the page sizes of the last build are read from disk.
 * @param overlay texts and pictures by path relative to the project's root, such as `content/pages/about.md`; null
 * removes a file
 * @param root the project's folder
 * @returns the same as `lintContent`
 */
export const lintTexts = (overlay: Overlay, root = '.'): Promise<Diagnostic[]> =>
  withPictures(overlay, () => withFiles(openFiles({ root, overlay }), lintContent))
