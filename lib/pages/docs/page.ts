import { loadOnce } from '../../shared/remember'
import { definePage } from '../define-page'
import type { DocsPage } from './docs-page'

const loadDocs = loadOnce(() => import('./docs'))
const loadData = loadOnce(() => import('./docs-data'))
const loadSchema = loadOnce(() => import('./schema'))
const loadShown = loadOnce(() => import('./shown'))
const loadSocial = loadOnce(() => import('./social'))

const head = async (page: DocsPage) => (await loadData()).docsHead(page)
const structuredData = async (page: DocsPage) => (await loadData()).docsData(page)
const view = async (path: string) => (await loadDocs()).getDocsPage(path)
const REFERENCE = '/docs/rest/reference'

/** The front page of the documentation. */
export const docsIndex = definePage({
  path: '/docs',
  file: 'content/docs/index.md',
  schema: async () => (await loadSchema()).docsSchema,
  view,
  head,
  structuredData,
  hasFeed: true,
  listsBelow: () => 2,
  anchors: () => ['all-pages'],
  shows: async (_, from) => (await loadShown()).apisOf(from),
  social: { kind: 'apis', card: async (item, from) => (await loadSocial()).docsCard(item, from) },
})

/** Every other page of the documentation. */
export const docs = definePage({
  path: '/docs/**',
  file: 'content/docs/**.md',
  schema: async () => (await loadSchema()).docsSchema,
  view,
  paths: async () => (await (await loadDocs()).listDocs()).map(({ path }) => path).filter((path) => path !== '/docs'),
  head,
  structuredData,
  // The bar above each page, the samples and the files for programs link to them.
  isAlwaysThere: ['/docs/rest', REFERENCE],
  listsBelow: (path) => (path === REFERENCE ? 1 : 0),
  anchors: ({ data }) => (data?.layout === 'resources' ? ['coverage'] : []),
  shows: async ({ path }, from) => (path === REFERENCE ? (await loadShown()).resourcesOf(from) : undefined),
  social: {
    kind: async (page) => (await loadSocial()).kindOfDocs(page),
    card: async (item, from) => (await loadSocial()).docsCard(item, from),
  },
})
