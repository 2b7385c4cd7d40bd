import { definePage } from '../define-page'
import { loadOnce } from '../load-once'
import { homeSchema } from './schema'

const loadCard = loadOnce(() => import('./card'))
const loadView = loadOnce(() => import('./view'))

/** The home page. */
export const home = definePage({
  path: '/',
  file: 'content/pages/home.md',
  schema: homeSchema,
  view: async () => (await loadView()).getHomePage(),
  hasFeed: true,
  anchors: () => ['features'],
  shows: (_, { site }) => site.clients,
  social: { kind: 'home', card: async (_, { t }) => (await loadCard()).homeCard(t) },
})
