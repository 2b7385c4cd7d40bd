import { posix } from 'node:path'
import { isPictureName } from '../../images/pictures/file-type'
import { locationOf } from '../../markdown/page'
import { pictureFile } from '../../pages/pictures'
import type { SourceLocation } from '../../shared/diagnostic'
import type { SnapshotPage } from '../snapshot'

/** A picture, and where a page shows it. */
export interface ShownPicture {
  /** The path relative to the project's root. */
  file: string
  /** The name in the text or the field. */
  url: string
  /** The description, if it is written beside the picture's name. */
  alt: string | undefined
  /** Where the description is: for a tested picture, the field beside the name. */
  altLocation: SourceLocation
  /** Whether a field names it: the tested picture of a case. */
  isTested: boolean
  location: SourceLocation
}

/** Lists every picture that a page shows, in its text or by a field that names a file beside it. */
export function shownPictures(page: SnapshotPage): ShownPicture[] {
  const found: ShownPicture[] = []
  const { file, nodes = [], data } = page
  for (const node of nodes) {
    if (node.type !== 'image' && node.type !== 'definition') continue
    const alt = node.type === 'image' ? (node.alt ?? '').trim() : undefined
    const location = locationOf({ file }, node)
    if (isPictureName(node.url))
      found.push({
        file: pictureFile(node.url, file),
        url: node.url,
        alt,
        altLocation: location,
        isTested: false,
        location,
      })
  }
  return [...found, ...inFields(page, data, [])]
}

/**
 * Lists the pictures that a value of the front matter names, at any depth.
 * @param siblings the fields beside the value, which may have its description
 */
function inFields(
  page: SnapshotPage,
  value: unknown,
  path: readonly (string | number)[],
  siblings: { alt?: unknown } = {},
): ShownPicture[] {
  const { file } = page
  if (typeof value === 'string' && isPictureName(value) && !value.includes('/') && path.at(-1) !== 'alt') {
    const alt = typeof siblings.alt === 'string' ? siblings.alt.trim() : undefined
    const altLocation = fieldIn(page, [...path.slice(0, -1), 'alt'])
    const picture = posix.join(posix.dirname(file), value)
    return [{ file: picture, url: value, alt, altLocation, isTested: true, location: fieldIn(page, path) }]
  }
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? value.map((each, index) => [index, each] as const) : Object.entries(value)
  return entries.flatMap(([name, inner]) => inFields(page, inner, [...path, name], value))
}

const fieldIn = ({ file, yaml }: SnapshotPage, path: readonly (string | number)[]): SourceLocation => ({
  file,
  field: path.join('.'),
  ...yaml?.locationOf([...path]),
})
