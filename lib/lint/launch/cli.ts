import { collectDiagnostics, type Diagnostic, formatDiagnostic } from '../../shared/diagnostic'
import { escapeControls, printableJson } from '../../shared/escape-controls'
import { runLaunchCheck } from './run-launch-check'

/**
 * `npm run launch-check [-- --json]`: lists what must be done before the site goes live, one item on each line.
 * @returns 1 while anything is left, or if the content cannot be read; 2 if the arguments are invalid, otherwise 0
 */
export async function main(args: readonly string[]): Promise<number> {
  if (args.length > 1 || (args[0] ?? '--json') !== '--json') {
    console.error(`“${escapeControls(args.join(' '))}” is not a report format. Use --json, or no option.`)
    return 2
  }
  const found: Diagnostic[] = []
  const failed = await collectDiagnostics(async () => found.push(...(await runLaunchCheck())))
  const problems = [...failed, ...found]
  console.log(
    args.length > 0 ? printableJson(problems) : [...problems.map(formatDiagnostic), lastLine(problems)].join('\n'),
  )
  return problems.length > 0 ? 1 : 0
}

/** The last line of a report for people. */
function lastLine({ length }: readonly Diagnostic[]): string {
  if (length === 0) return 'Nothing left to do: the site can go live.'
  return `${length === 1 ? '1 thing' : `${length} things`} left to do before the site can go live.`
}
