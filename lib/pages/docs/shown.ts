import { coverageLines } from '../../reference/coverage'
import { allOperations } from '../../reference/operations'
import type { ReadPage, ShownFrom } from '../define-page'
import { apiViews, resourceViews } from './lists'
import type { DocsData } from './schema'

/** What the front page of the documentation shows of the APIs. */
export const apisOf = ({ pages, endpoints, t }: ShownFrom): unknown => apiViews(inOrder(pages), endpoints, t)

/** What the list of the reference shows of its pages. */
export const resourcesOf = ({ pages, endpoints, t }: ShownFrom): unknown => [
  resourceViews(inOrder(pages), endpoints, t),
  coverageLines(allOperations(endpoints), t),
]

/** The documentation in reading order, as its lists take it. */
function inOrder(pages: readonly ReadPage[]) {
  const docs = pages.filter(({ kind }) => kind === 'doc')
  return docs.map(({ path, data }) => ({ ...(data as DocsData), path })).sort((one, other) => one.order - other.order)
}
