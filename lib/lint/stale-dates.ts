import { datesFile } from '../content/dates/dates'
import { currentFiles } from '../content/files'
import { dateDiagnostics } from '../pages/dates/dates'
import { collectDiagnostics, type Diagnostic } from '../shared/diagnostic'

/**
 * Returns a warning for each page whose date has to be recorded before the site is published. Stale dates do not get in
 * the way of writing, so they are not a rule: builds and `npm run dev` run every rule, and hashing the words of all
 * pages takes a sixth of the whole check. Builds report them in a separate step.
 * @returns none while a page cannot be read, or the dates file is missing, because the rest of the check reports
 * that
 */
export async function staleDateWarnings(): Promise<Diagnostic[]> {
  if (!currentFiles().versions().has(datesFile)) return []
  const found: Diagnostic[] = []
  await collectDiagnostics(async () => {
    found.push(...(await dateDiagnostics()))
  })
  return found.map((problem) => ({ ...problem, severity: 'warning' }))
}
