import { fillPattern, matchPattern } from '../../content/files'
import { loadOnce } from '../../shared/memoise'
import { definePage } from '../define-page'
import type { CasePage } from './cases'

const loadComputed = loadOnce(() => import('../../charts/computed'))
const loadCases = loadOnce(() => import('./cases'))
const loadCasesPage = loadOnce(() => import('./cases-page'))
const loadData = loadOnce(() => import('./case-data'))
const loadFigures = loadOnce(() => import('../../content/results/case-tokens'))
const loadReader = loadOnce(() => import('./read-case'))
const loadSchema = loadOnce(() => import('./schema'))
const loadShown = loadOnce(() => import('./shown'))
const loadSocial = loadOnce(() => import('./social'))

const casesFile = 'content/pages/cases.md'

/** The overview of the cases. */
export const cases = definePage({
  path: '/cases',
  file: casesFile,
  schema: async () => (await loadSchema()).casesSchema,
  view: async () => (await loadCasesPage()).getCasesPage(casesFile),
  hasText: false,
  hasFeed: true,
  listsBelow: 1,
  anchors: ({ slugs }) => slugs,
  shows: async (_, from) => (await loadShown()).cardsOf(from),
  social: { kind: 'cases', card: async (item, from) => (await loadSocial()).casesCard(item, from) },
})

const path = '/cases/*'
const file = 'content/cases/*/index.md'

/** The page of a case. */
export const caseStudy = definePage({
  path,
  kind: 'case',
  file,
  schema: async () => (await loadSchema()).caseSchema,
  tokens: async ({ file, text }, tokens) => (await loadFigures()).withFigures(file, text, tokens),
  check: async ({ file }, sources) => (await loadReader()).readCase(file, sources),
  view: async (address: string) =>
    (await loadCases()).getCasePage(address, fillPattern(file, matchPattern(path, address) ?? [])),
  paths: async () => (await (await loadCases()).listCases()).map(({ path }) => path),
  head: async (page: CasePage, path: string) => (await loadData()).caseHead(path, page),
  structuredData: async (page: CasePage, path: string) => (await loadData()).caseData(path, page),
  anchors: async () => {
    const { COMPUTED, computedId } = await loadComputed()
    return ['get-started', 'your-own-results', 'computed', ...COMPUTED.map(computedId)]
  },
  shows: async (page, from) => (await loadShown()).shownOnCase(page, from),
  social: { kind: 'case', card: async (item, from) => (await loadSocial()).caseCard(item, from) },
})
