import { type Problem, problemAt } from '../../../messages/problem'
import { schemaFor } from '../../registry'
import type { Check } from '../check'

/** Every Markdown file becomes one page, and every page comes from one file. */
export const places: Check = ({ pages }) => {
  const first = new Map<string, string>()
  return pages.flatMap(({ file, place }): Problem[] => {
    if (place === undefined) return [problemAt({ file }, 'file-no-place')]
    const other = first.get(place.path)
    first.set(place.path, other ?? file)
    return [
      ...(schemaFor(file) === undefined ? [problemAt({ file }, 'file-no-schema')] : []),
      ...(other === undefined ? [] : [problemAt({ file }, 'file-same-address', { other, path: place.path })]),
    ]
  })
}
