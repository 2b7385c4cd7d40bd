import type { Motif } from '../../images/social/card'
import type { Pictured } from '../define-page'

const REFERENCE = '/docs/rest/reference'

/** The resource whose operations a page of the reference shows. */
export const resourceOf = (path: string): string | undefined =>
  path.startsWith(`${REFERENCE}/`) ? path.slice(REFERENCE.length + 1) : undefined

/**
 * What the social picture of a page of the documentation shows.
 * @param resources those of the endpoint table
 */
export function docsKind({ path, request }: Pictured, resources: readonly string[]): Motif['kind'] {
  if (path === '/docs/rest') return 'api'
  if (path === REFERENCE) return 'reference'
  if (resources.includes(resourceOf(path) ?? '')) return 'operations'
  return request === undefined ? 'page' : 'request'
}
