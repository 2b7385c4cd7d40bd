import { COMPUTED, computedId } from '../../research/computed'
import { definePage } from '../define-page'
import { caseSchema, casesSchema } from './schema'

/** The overview of the cases. */
export const cases = definePage({
  path: '/cases',
  file: 'content/pages/cases.md',
  schema: casesSchema,
  view: async () => (await import('./cases-page')).getCasesPage(),
  hasFeed: true,
  listsBelow: () => 1,
  anchors: ({ slugs }) => slugs,
  shows: async (_, from) => (await import('./shown')).cardsOf(from),
  social: { kind: 'cases', card: async (item, from) => (await import('./social')).casesCard(item, from) },
})

/** A case: what was tested, and what was measured. */
export const caseStudy = definePage({
  path: '/cases/*',
  file: 'content/cases/*/index.md',
  schema: caseSchema,
  view: async (path: string) => (await import('./cases')).getCasePage(path.slice('/cases/'.length)),
  anchors: () => ['get-started', 'your-own-results', 'computed', ...COMPUTED.map(computedId)],
  shows: async (page, from) => (await import('./shown')).shownOnCase(page, from),
  social: { kind: 'case', card: async (item, from) => (await import('./social')).caseCard(item, from) },
})
