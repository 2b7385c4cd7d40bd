import { loadOnce } from '../../shared/memoise'
import { definePage } from '../define-page'

const loadCard = loadOnce(() => import('./card'))
const loadData = loadOnce(() => import('../structured-data/company-data'))
const loadSchema = loadOnce(() => import('./schema'))
const loadView = loadOnce(() => import('./view'))

const file = 'content/pages/home.md'

/** The home page. */
export const home = definePage({
  path: '/',
  file,
  schema: async () => (await loadSchema()).homeSchema,
  view: async () => (await loadView()).getHomePage(file),
  structuredData: async () => (await loadData()).homeData(),
  texts: ['home', 'switcher', 'demo', 'forms'],
  hasText: false,
  hasFeed: true,
  anchors: () => ['features'],
  shows: (_, { site }) => site.clients,
  social: { kind: 'home', card: async (_, { t }) => (await loadCard()).homeCard(file, t) },
})
