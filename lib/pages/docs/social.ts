import type { Texts } from '../../i18n/texts'
import type { Motif } from '../../images/social/card'
import { getEndpoints } from '../../reference/endpoints'
import type { Endpoints } from '../../reference/endpoints-schema'
import { allOperations, groupsOf, type Method } from '../../reference/operations'
import type { CardOfPage, CardSource, CardSubject } from '../define-page'
import type { ContentItem } from '../list'
import { apiViews, nameOf, resourceViews } from './lists'

const METHODS: readonly Method[] = ['GET', 'POST', 'PATCH', 'DELETE']

type MakeCard = (item: ContentItem, from: CardSource) => CardOfPage

/** Makes the social card of the front page of the documentation. */
export const apisCard: MakeCard = ({ path }, from) => ({
  motif: {
    kind: 'apis',
    apis: apiViews(from.docs, path, from).map(({ title, isDocumented }) => ({ name: title, isOpen: isDocumented })),
  },
  area: undefined,
})

/** Makes the social card of the front page of the REST API. */
export const apiCard: MakeCard = ({ path }, from) => ({
  motif: apiMotif(from.endpoints, from.t),
  area: areaOf(path, from),
})

/** Makes the social card of the list of resources. */
export const referenceCard: MakeCard = ({ path }, from) => ({
  motif: {
    kind: 'reference',
    resources: resourceViews(from.docs, path, from).map(({ title, methods }) => ({ name: title, methods })),
  },
  area: areaOf(path, from),
})

/** Returns the motif of a page of the reference. One without operations is drawn like any other page. */
export const kindOfResource = async (page: CardSubject): Promise<Motif['kind']> =>
  hasOperations(page.path, await getEndpoints()) ? 'operations' : kindOfDocs(page)

/** Makes the social card of a page of the reference. */
export function resourceCard(item: ContentItem, from: CardSource): CardOfPage {
  const { path } = item
  const { endpoints } = from
  if (!hasOperations(path, endpoints)) return docsCard(item, from)
  const operations = groupsOf(endpoints, nameOf(path)).flatMap((group) => group.operations)
  return {
    motif: { kind: 'operations', operations: operations.map(({ method, path: call }) => ({ method, path: call })) },
    area: areaOf(path, from),
  }
}

const hasOperations = (path: string, { resources }: Endpoints) => Object.hasOwn(resources, nameOf(path))

/** Returns the motif of any other page. */
export const kindOfDocs = ({ request }: Pick<CardSubject, 'request'>) => (request === undefined ? 'page' : 'request')

/** Makes the social card of any other page. */
export function docsCard({ path }: ContentItem, from: CardSource): CardOfPage {
  const { docs, t } = from
  const area = areaOf(path, from)
  const requested = docs.filter((page) => page.request !== undefined).findIndex((page) => page.path === path)
  if (requested < 0) return { motif: { kind: 'page' }, area }
  return { motif: { kind: 'request', note: t('docs.notDocumented'), index: requested }, area }
}

/**
 * Returns the titles of the pages above a page, nearest last, without the front page; if there are none, the name of
 * the documentation.
 */
function areaOf(path: string, { docs, t }: CardSource): string {
  const above = docs.filter((page) => path.startsWith(`${page.path}/`))
  const [, ...titles] = above.toSorted((one, other) => one.path.length - other.path.length).map(({ title }) => title)
  return titles.length > 0 ? titles.join(' · ') : t('site.docs')
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
