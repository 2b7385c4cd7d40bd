import { coverageLines } from '../../reference/coverage'
import { allOperations } from '../../reference/operations'
import type { ReadPage, ShownFrom } from '../define-page'
import { apiViews, resourceViews } from './lists'
import type { DocsData } from './schema'

/** The list of APIs on the front page of the documentation. */
export const apisOf = ({ pages, endpoints, t }: ShownFrom): unknown => apiViews(inOrder(pages), endpoints, t)

/** The list of resources and the coverage on the page of the reference. */
export const resourcesOf = ({ pages, endpoints, t }: ShownFrom): unknown => [
  resourceViews(inOrder(pages), endpoints, t),
  coverageLines(allOperations(endpoints), t),
]

/** The pages of the documentation in reading order. */
function inOrder(pages: readonly ReadPage[]) {
  const docs = pages.filter(({ kind }) => kind === 'doc')
  return docs.map(({ path, data }) => ({ ...(data as DocsData), path })).sort((one, other) => one.order - other.order)
}
