import { coverageLines } from '../../reference/coverage'
import { allOperations } from '../../reference/operations'
import type { OtherContent, ReadPage } from '../define-page'
import { apiViews, resourceViews } from './lists'
import type { DocsData } from './schema'

/** Returns the list of APIs on the front page of the documentation. */
export const apisOf = ({ path }: ReadPage, from: OtherContent): unknown => apiViews(inOrder(from.pages), path, from)

/** Returns the list of resources and the coverage on the page of the reference. */
export const resourcesOf = ({ path }: ReadPage, from: OtherContent): unknown => [
  resourceViews(inOrder(from.pages), path, from),
  coverageLines(allOperations(from.endpoints), from.t),
]

/** Returns the pages of the documentation in reading order. */
function inOrder(pages: readonly ReadPage[]) {
  const docs = pages.filter(({ kind }) => kind === 'doc')
  return docs.map(({ path, data }) => ({ ...(data as DocsData), path })).sort((one, other) => one.order - other.order)
}
