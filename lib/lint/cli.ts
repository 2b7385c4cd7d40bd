import { collectDiagnostics, type Diagnostic, sortDiagnostics } from '../shared/diagnostic'
import { escapeControls } from '../shared/escape-controls'
import { writeInstead } from '../shared/nearest'
import { listChanges } from './changes/list-changes'
import { priceClaimWarnings } from './changes/price-claims'
import { lintContent } from './lint-content'
import { type ReportFormat, readiness, writeReport } from './report'
import { staleDateWarnings } from './stale-dates'

const formats: Readonly<Record<string, ReportFormat>> = { '--json': 'json', '--github': 'github' }

/**
 * `npm run check:content [-- --json | --github | --changes [commit]]`: reports every mistake in `content/` and
 * `locales/`, and ends with what has to be done before the site is published. With `--changes`, it instead lists what
 * has changed for visitors since the last publication, or since a commit.
 * @returns 1 if there is an error or the content cannot be read, 2 if the arguments are invalid or there is nothing to
 * compare with, otherwise 0
 */
export async function main(args: readonly string[]): Promise<number> {
  if (args[0] === '--changes' && args.length <= 2) return printChanges(args[1])
  const unknown = args[0] === '--changes' ? undefined : args.find((arg) => !Object.hasOwn(formats, arg))
  if (unknown !== undefined || args.length > 1) {
    const found = unknown ?? args.join(' ')
    console.error(
      `“${escapeControls(found)}” is not an option of this command. ${writeInstead(found, [...Object.keys(formats), '--changes'])}`,
    )
    return 2
  }
  let stale: Diagnostic[] = []
  const found = await lintContent(async () => {
    stale = await staleDateWarnings()
  })
  found.push(...(await priceClaimWarnings()))
  const problems = sortDiagnostics([...found, ...stale])
  const format = formats[args[0] ?? ''] ?? 'text'
  const report = writeReport(problems, format, process.stdout.isTTY === true, readiness(found, stale.length > 0))
  if (report !== '') console.log(report)
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0
}

/** @returns 2 if there is nothing to compare with, 1 if the content cannot be read, otherwise 0 */
async function printChanges(revision: string | undefined): Promise<number> {
  let code = 1
  const problems = await collectDiagnostics(async () => {
    const { lines, found } = await listChanges(revision)
    for (const line of lines) found ? console.log(line) : console.error(line)
    code = found ? 0 : 2
  })
  if (problems.length > 0) console.log(writeReport(sortDiagnostics(problems), 'text', process.stdout.isTTY === true))
  return code
}
