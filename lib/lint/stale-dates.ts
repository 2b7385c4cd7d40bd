import { datesFile } from '../content/dates/dates'
import { currentFiles } from '../content/files'
import { dateDiagnostics } from '../pages/dates/dates'
import { collectDiagnostics, type Diagnostic } from '../shared/diagnostic'

/**
 * The pages whose date has to be recorded before the site is published, as warnings: writing goes on while they are stale.
 * They are not a rule, because builds and `npm run dev` call every rule, and hashing the words of all pages costs a sixth
 * of the whole check. Builds report them as a step of their own.
 * @returns none while a page cannot be read, or the file of dates is missing, which the rest of the check reports
 */
export async function staleDateWarnings(): Promise<Diagnostic[]> {
  if (!currentFiles().versions().has(datesFile)) return []
  const found: Diagnostic[] = []
  await collectDiagnostics(async () => {
    found.push(...(await dateDiagnostics()))
  })
  return found.map((problem) => ({ ...problem, severity: 'warning' }))
}
