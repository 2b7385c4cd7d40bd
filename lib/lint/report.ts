import { type Diagnostic, formatDiagnostic } from '../shared/diagnostic'
import { escapeLines, printableJson } from '../shared/escape-controls'

/** The format of a report: for people, for programs, or as annotations of a GitHub workflow. */
export type ReportFormat = 'text' | 'json' | 'github'

/** ANSI sequences, by what they mark (ECMA-48, SGR). */
const colours = { error: '\u001b[31m', warning: '\u001b[33m', location: '\u001b[1m', end: '\u001b[0m' }

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What follows the errors, because warnings that they may have caused are left out. */
const waiting = 'Warnings are listed once no error is left.'

const explained = 'docs/messages.md has each message.'

/** The last line of a report for people, unless the caller supplies one. */
function summary(problems: readonly Diagnostic[]): string {
  if (problems.length === 0) return 'Nothing is wrong in content/ and locales/.'
  const warnings = problems.filter(({ severity }) => severity === 'warning').length
  const errors = problems.length - warnings
  if (errors > 0) return `${formatCount(errors, 'error')}. Errors stop the build. ${waiting} ${explained}`
  return `${formatCount(warnings, 'warning')}. Warnings stop nothing. ${explained}`
}

/**
 * Returns the last lines of `npm run check:content`: whether the site can be published, or what is left to do.
 * @param problems problems other than stale dates
 * @param isStale whether a date has to be recorded
 */
export function readiness(problems: readonly Diagnostic[], isStale: boolean): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length
  const errors = problems.length - warnings
  const left = [
    ...(errors > 0 ? [`correct ${formatCount(errors, 'error')}`] : []),
    ...(isStale ? ['run npm run stamp'] : []),
  ]
  if (errors > 0) return `${explained} ${waiting}\nNot ready: ${left.join(', and ')}.`
  if (left.length > 0) return `${explained}\nNot ready: ${left.join(', and ')}.`
  if (warnings === 0) return 'Ready to publish.'
  const which = warnings === 1 ? 'the warning' : `the ${warnings} warnings`
  return `${explained}\nReady to publish; look at ${which} above first.`
}

/** A problem on a line of its own. Without colour, a warning ends with “(warning)”. */
function lineOf(problem: Diagnostic, colour: boolean): string {
  const line = formatDiagnostic(problem)
  if (!colour) return problem.severity === 'warning' ? `${line} (warning)` : line
  const end = line.indexOf('  ')
  return `${colours.location}${line.slice(0, end)}${colours.end}${colours[problem.severity]}${line.slice(end)}${colours.end}`
}

/**
 * Escapes what would end a message, and below, what would end a property.
 * @source https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
const escapeData = (text: string) =>
  escapeLines(text.replaceAll('%', '%25').replaceAll('\r', '%0D')).replaceAll('\n', '%0A')
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

function annotation({ severity, file, line, column, field, what, fix, id }: Diagnostic): string {
  const properties = [
    `file=${escapeProperty(file)}`,
    ...(line === undefined ? [] : [`line=${line}`]),
    ...(line === undefined || column === undefined ? [] : [`col=${column}`]),
    `title=${id}`,
  ]
  return `::${severity} ${properties.join(',')}::${escapeData(`${field ? `${field}: ` : ''}${what} ${fix}`)}`
}

/**
 * Writes the report of the content lint.
 * @param problems sorted
 * @param colour whether the report is shown on a terminal
 * @param ending the last lines of a report for people
 */
export function writeReport(
  problems: readonly Diagnostic[],
  format: ReportFormat,
  colour = false,
  ending = summary(problems),
): string {
  if (format === 'json') return printableJson(problems)
  if (format === 'github') return problems.map(annotation).join('\n')
  return [...problems.map((problem) => lineOf(problem, colour)), ending].join('\n')
}
