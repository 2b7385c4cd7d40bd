import type { Texts } from '../../i18n/texts'
import type { Motif } from '../../images/social/card'
import type { Endpoints } from '../../reference/endpoints-schema'
import { allOperations, groupsOf, type Method } from '../../reference/operations'
import type { DocsFile } from '../docs/docs'
import { apiViews, resourceViews } from '../docs/lists'
import { motifKind, resourceOf } from './motif-kind'

const METHODS: readonly Method[] = ['GET', 'POST', 'PATCH', 'DELETE']

/** What the social picture of a page of the documentation shows. */
export function docsMotif(path: string, pages: readonly DocsFile[], endpoints: Endpoints, t: Texts): Motif {
  const request = pages.find((page) => page.path === path)?.request
  switch (motifKind({ path, request }, Object.keys(endpoints.resources))) {
    case 'apis':
      return {
        kind: 'apis',
        apis: apiViews(pages, endpoints, t).map(({ title, isDocumented }) => ({ name: title, isOpen: isDocumented })),
      }
    case 'api':
      return apiMotif(endpoints, t)
    case 'reference':
      return {
        kind: 'reference',
        resources: resourceViews(pages, endpoints, t).map(({ title, methods }) => ({ name: title, methods })),
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
        place: pages.filter((page) => page.request !== undefined).findIndex((page) => page.path === path),
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
