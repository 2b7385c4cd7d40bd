import { dateMessages } from '../../content/dates/date-messages'
import { datesFile, type PageDates } from '../../content/dates/dates'
import { datesSchema } from '../../content/dates/dates-schema'
import { isInFuture } from '../../content/dates/day-in'
import { currentFiles, plainText } from '../../content/files'
import { findMergeConflict } from '../../content/unreadable-text'
import { parseData } from '../../content/validate'
import { readYaml } from '../../content/yaml/read-yaml'
import { explainNotJson } from '../../i18n/explain-json'
import { readJson } from '../../i18n/load-locale'
import { localeMessages } from '../../i18n/locale-messages'
import { valueIfAbsent } from '../../shared/absent'
import { ContentError, diagnosticAt, throwDiagnostics } from '../../shared/diagnostic'

/**
 * Reads the dates of all pages; empty if the file does not exist yet.
 * @throws ContentError if the file is invalid, and an error if it exists but cannot be read
 */
export async function getDates(): Promise<PageDates> {
  const text = await currentFiles().readText(datesFile).catch(valueIfAbsent(datesFile, '{}'))
  return parseDates(text)
}

/**
 * Parses the dates file.
 * @throws ContentError with one problem if a merge has left a conflict or the text is not JSON, and with every mistake
 *   otherwise
 */
export function parseDates(text: string): PageDates {
  const line = findMergeConflict(datesFile, text)?.line
  if (line) throw new ContentError([diagnosticAt({ file: datesFile, line }, dateMessages['date-conflict'])])
  const [problem] = readJson(datesFile, text).problems
  if (problem?.id === localeMessages['locale-not-json'].id) {
    // Stamping again would give every page today’s date.
    if (!text.includes('"/'))
      throw new ContentError([diagnosticAt({ file: datesFile }, dateMessages['date-file-empty'])])
    const { line: failing, column } = explainNotJson(datesFile, plainText(text))
    const location = { file: datesFile, line: failing, column }
    throw new ContentError([diagnosticAt(location, dateMessages['date-not-json'])])
  }
  return parseData(datesFile, text, datesSchema)
}

/**
 * Checks the dates file.
 * @throws ContentError if it is missing or invalid, or has a date in the future
 */
export async function checkDatesFile(): Promise<void> {
  const text = await currentFiles().readText(datesFile).catch(valueIfAbsent(datesFile, undefined))
  if (text === undefined) throw new ContentError([diagnosticAt({ file: datesFile }, dateMessages['date-file-missing'])])
  const dates = parseDates(text)
  const futureDates = Object.entries(dates).filter(([, { day }]) => isInFuture(day))
  if (futureDates.length === 0) return
  const yaml = readYaml(datesFile, text)
  throwDiagnostics(
    futureDates.map(([path, { day }]) =>
      diagnosticAt({ file: datesFile, ...yaml.locationOf([path, 'day']) }, dateMessages['date-to-come'], {
        path,
        found: day,
      }),
    ),
  )
}
