import { dateMessages } from '../../content/dates/date-messages'
import { datesFile } from '../../content/dates/dates'
import { fileMessages } from '../../content/file-messages'
import { neededFiles, placeOf, schemaFor } from '../../pages/find-page'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import type { Check } from '../rule'

/** Every Markdown file becomes one page, every page comes from one file, and none is missing that the site needs. */
export const places: Check = ({ pages, files }) => {
  const first = new Map<string, string>()
  const misplaced = pages.flatMap(({ file, place }): Diagnostic[] => {
    if (place === undefined) return [diagnosticAt({ file }, fileMessages['file-no-place'])]
    const other = first.get(place.path)
    first.set(place.path, other ?? file)
    return [
      ...(schemaFor(file) === undefined ? [diagnosticAt({ file }, fileMessages['file-no-schema'])] : []),
      ...(other === undefined
        ? []
        : [diagnosticAt({ file }, fileMessages['file-same-address'], { other, path: place.path })]),
    ]
  })
  const missing = neededFiles().flatMap((file) => {
    const path = placeOf(file)?.path ?? ''
    return first.has(path) ? [] : [diagnosticAt({ file }, fileMessages['page-missing'], { path })]
  })
  const undated = files.includes(datesFile)
    ? []
    : [diagnosticAt({ file: datesFile }, dateMessages['date-file-missing'])]
  return [...misplaced, ...missing, ...undated]
}
