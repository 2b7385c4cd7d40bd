import { loadOnce } from '../../shared/memoise'
import { definePage, type PageDefinition } from '../define-page'
import type { DocsPage } from './docs-page'

const loadDocs = loadOnce(() => import('./docs'))
const loadData = loadOnce(() => import('./docs-data'))
const loadSchema = loadOnce(() => import('./schema'))
const loadShown = loadOnce(() => import('./shown'))
const loadSocial = loadOnce(() => import('./social'))

const common = {
  kind: 'doc',
  schema: async () => (await loadSchema()).docsSchema,
  view: async (path: string) => (await loadDocs()).getDocsPage(path),
  head: async (page: DocsPage) => (await loadData()).docsHead(page),
  structuredData: async (page: DocsPage) => (await loadData()).docsData(page),
  anchors: ({ data }) => (data?.layout === 'resources' ? ['coverage'] : []),
} satisfies Partial<PageDefinition>

/** The social card of a page without a motif of its own. */
const social = {
  kind: async (page) => (await loadSocial()).kindOfDocs(page),
  card: async (item, from) => (await loadSocial()).docsCard(item, from),
} satisfies PageDefinition['social']

/** The front page of the documentation. */
export const docsIndex = definePage({
  ...common,
  path: '/docs',
  file: 'content/docs/index.md',
  hasFeed: true,
  listsBelow: 2,
  anchors: () => ['all-pages'],
  shows: async (page, from) => (await loadShown()).apisOf(page, from),
  social: { kind: 'apis', card: async (item, from) => (await loadSocial()).apisCard(item, from) },
})

/** The front page of the REST API. */
export const rest = definePage({
  ...common,
  path: '/docs/rest',
  file: 'content/docs/rest/index.md',
  isRest: true,
  hasApiDescriptions: true,
  social: { kind: 'api', card: async (item, from) => (await loadSocial()).apiCard(item, from) },
})

/** The list of the resources of the REST API. */
export const reference = definePage({
  ...common,
  path: '/docs/rest/reference',
  file: 'content/docs/rest/reference/index.md',
  isRest: true,
  hasApiDescriptions: true,
  listsBelow: 1,
  shows: async (page, from) => (await loadShown()).resourcesOf(page, from),
  social: { kind: 'reference', card: async (item, from) => (await loadSocial()).referenceCard(item, from) },
})

/** A page with the operations of one resource. */
export const resource = definePage({
  ...common,
  path: '/docs/rest/reference/*',
  file: 'content/docs/rest/reference/*.md',
  isRest: true,
  social: {
    kind: async (page) => (await loadSocial()).kindOfResource(page),
    card: async (item, from) => (await loadSocial()).resourceCard(item, from),
  },
})

/** Every other page of the REST API. */
export const restDocs = definePage({
  ...common,
  path: '/docs/rest/**',
  file: 'content/docs/rest/**.md',
  isRest: true,
  social,
})

/**
 * Every other page of the documentation. All except the front page share one route, which gets its addresses from here.
 */
export const docs = definePage({
  ...common,
  path: '/docs/**',
  file: 'content/docs/**.md',
  paths: async () =>
    (await (await loadDocs()).listDocs()).flatMap(({ path }) => (path === docsIndex.path ? [] : [path])),
  social,
})
