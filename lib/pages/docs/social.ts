import type { Texts } from '../../i18n/texts'
import type { Motif } from '../../images/social/card'
import { getEndpoints } from '../../reference/endpoints'
import type { Endpoints } from '../../reference/endpoints-schema'
import { allOperations, groupsOf, type Method } from '../../reference/operations'
import type { CardOfPage, CardSource, Pictured } from '../define-page'
import type { ContentItem } from '../list'
import { apiViews, resourceViews } from './lists'

const METHODS: readonly Method[] = ['GET', 'POST', 'PATCH', 'DELETE']

const REFERENCE = '/docs/rest/reference'

/** The resource whose operations a page of the reference shows. */
const resourceOf = (path: string): string | undefined =>
  path.startsWith(`${REFERENCE}/`) ? path.slice(REFERENCE.length + 1) : undefined

/**
 * The kind of social picture of a page of the documentation.
 * @param resources names from the endpoint table
 */
function docsKind({ path, request }: Pictured, resources: readonly string[]): Motif['kind'] {
  if (path === '/docs/rest') return 'api'
  if (path === REFERENCE) return 'reference'
  if (resources.includes(resourceOf(path) ?? '')) return 'operations'
  return request === undefined ? 'page' : 'request'
}

/** The kind of social picture of a page, by the endpoint table of the site. */
export const kindOfDocs = async (page: Pictured): Promise<Motif['kind']> =>
  docsKind(page, Object.keys((await getEndpoints()).resources))

/** The social picture of a page of the documentation, with the titles of the pages above it, nearest last. */
export function docsCard({ path }: ContentItem, from: CardSource): CardOfPage {
  return { motif: motifOf(path, from), area: areaOf(path, from) }
}

function areaOf(path: string, { docs, t }: CardSource): string | undefined {
  if (path === '/docs') return undefined
  const above = docs.filter((page) => page.path !== '/docs' && path.startsWith(`${page.path}/`))
  const titles = above.toSorted((one, other) => one.path.length - other.path.length).map(({ title }) => title)
  return titles.length > 0 ? titles.join(' · ') : t('site.docs')
}

function motifOf(path: string, { docs, endpoints, t }: CardSource): Motif {
  if (path === '/docs') {
    const apis = apiViews(docs, endpoints, t).map(({ title, isDocumented }) => ({ name: title, isOpen: isDocumented }))
    return { kind: 'apis', apis }
  }
  const request = docs.find((page) => page.path === path)?.request
  switch (docsKind({ path, request }, Object.keys(endpoints.resources))) {
    case 'api':
      return apiMotif(endpoints, t)
    case 'reference':
      return {
        kind: 'reference',
        resources: resourceViews(docs, endpoints, t).map(({ title, methods }) => ({ name: title, methods })),
      }
    case 'operations':
      return {
        kind: 'operations',
        operations: groupsOf(endpoints, resourceOf(path) ?? '')
          .flatMap((group) => group.operations)
          .map(({ method, path: call }) => ({ method, path: call })),
      }
    case 'request':
      return {
        kind: 'request',
        note: t('docs.notDocumented'),
        place: docs.filter((page) => page.request !== undefined).findIndex((page) => page.path === path),
      }
    default:
      return { kind: 'page' }
  }
}

function apiMotif(endpoints: Endpoints, t: Texts): Motif {
  const operations = allOperations(endpoints)
  const counts = METHODS.map((method) => ({ method, count: operations.filter((one) => one.method === method).length }))
  return {
    kind: 'api',
    counts: counts.filter(({ count }) => count > 0),
    note: t('docs.operations', { count: operations.length }),
  }
}
