import { posix } from 'node:path'
import { isPictureName } from '../../images/pictures/file-type'
import { pictureFile } from '../../pages/pictures'
import type { SourceLocation } from '../../shared/diagnostic'
import type { SnapshotPage } from '../snapshot'

/** A picture at a location that shows it. */
export interface ShownPicture {
  /** Relative to the project's root. */
  file: string
  /** As the text or the field names it. */
  url: string
  /** Its description, if it is written beside it. */
  alt: string | undefined
  /** Named in a field: the tested picture of a case. */
  isTested: boolean
  location: SourceLocation
}

/** Every picture that a page shows, in its text or by a field that names a file beside it. */
export function shownPictures(page: SnapshotPage): ShownPicture[] {
  const found: ShownPicture[] = []
  const { file, nodes = [], data } = page
  for (const node of nodes) {
    if (node.type !== 'image' && node.type !== 'definition') continue
    const { line, column } = node.position?.start ?? {}
    const alt = node.type === 'image' ? (node.alt ?? '').trim() : undefined
    if (isPictureName(node.url))
      found.push({
        file: pictureFile(node.url, file),
        url: node.url,
        alt,
        isTested: false,
        location: { file, line, column },
      })
  }
  return [...found, ...inFields(page, data, [])]
}

function inFields(page: SnapshotPage, value: unknown, path: readonly (string | number)[]): ShownPicture[] {
  const { file, yaml } = page
  if (typeof value === 'string' && isPictureName(value) && !value.includes('/')) {
    const location = { file, field: path.join('.'), ...yaml?.locationOf([...path]) }
    return [{ file: posix.join(posix.dirname(file), value), url: value, alt: undefined, isTested: true, location }]
  }
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? value.map((each, index) => [index, each] as const) : Object.entries(value)
  return entries.flatMap(([name, inner]) => inFields(page, inner, [...path, name]))
}
