import { definePage } from '../define-page'
import { homeSchema } from './schema'

/** The home page. */
export const home = definePage({
  path: '/',
  file: 'content/pages/home.md',
  schema: homeSchema,
  view: async () => (await import('./view')).getHomePage(),
  hasFeed: true,
  anchors: () => ['features'],
  shows: (_, { site }) => site.clients,
  social: { kind: 'home', card: async (_, { t }) => (await import('./card')).homeCard(t) },
})
