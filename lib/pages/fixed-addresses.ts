import type { ContentItem } from './list'
import { fixedFiles } from './registry'

/** Pages of the documentation that others lead to by themselves: strips and samples, and the files for programs. */
const docs = ['/docs', '/docs/rest', '/docs/rest/reference']

/** Whether a page has a route of its own, or is led to by more than the lists it stands in. It cannot be kept back. */
export const isFixed = ({ kind, path }: Pick<ContentItem, 'kind' | 'path'>): boolean =>
  kind === 'page' || docs.includes(path)

/** Where the pages stand that the site is never without. `content/docs/rest.md` would be as good as `rest/index.md`. */
export const neededFiles: readonly string[] = [
  ...new Set([...fixedFiles, ...docs.map((path) => `content${path}/index.md`)]),
]
