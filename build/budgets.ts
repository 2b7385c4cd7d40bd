import type { Budget, Budgets } from '@oogwenk/ship'
import { pageSizesFile } from '../lib/lint/rules/page-sizes'
import { INDEX_FILE } from '../lib/shared/search/index-file'
import { siteConfig } from '../site.config'

/** The first budget that matches a page applies. Prose is everything else. */
export const pageBudgets: readonly Budget[] = [
  // Each viewer adds a radio button (for their scanpath), an eye in each strip and a table row. 100 bytes are spare,
  // because how well Brotli compresses the hash in the address of the tools varies from build to build.
  {
    ...{ name: 'case', pages: /^\/cases\/[^/]+$/, firstView: 24_600, requests: 3 },
    grows: { tag: 'input', beyond: 24, bytes: 120 },
  },
  // Prose, but each case has a card with the fixation circles that light up its pictures.
  {
    ...{ name: 'prose', pages: /^\/cases$/, firstView: 10_000, requests: 1 },
    grows: { tag: 'section', beyond: 2, bytes: 1_200 },
  },
  // Prose with operations, which editors add to the list of endpoints. Today's take 110 to 190 bytes each.
  {
    ...{ name: 'prose', pages: /^\/docs\/rest\/reference\/[^/]+$/, firstView: 10_000, requests: 1 },
    grows: { tag: 'fieldset', beyond: 16, bytes: 200 },
  },
  // TCP's initial congestion window: the ten packets that a server sends before it waits for an acknowledgement, 14,600
  // bytes with the headers of the response. 50 bytes are spare for the hashes in file names.
  { name: 'home, contact, pricing', pages: /^\/(contact|pricing)?$/, firstView: 14_050, requests: 1 },
  { name: 'prose', pages: /^\//, firstView: 10_000, requests: 1 },
]

/** The scripts of an interactive page, payload included, loaded at the visitor's first interaction. */
const SCRIPT_BUDGET = 150_000

/** i18next and what loads with it, after hydration and when the browser is idle. */
const TRANSLATIONS_BUDGET = 20_000

/**
 * What the first search loads besides its index: MiniSearch, the dialog, its styles, and the code that loads a split
 * index.
 */
const SEARCH_SCRIPT_BUDGET = 11_400

/** The search index. A larger one is split, so that the first search stays fast. */
export const SEARCH_INDEX_BUDGET = 60_000

/**
 * "Look at your own results": reading, computing and drawing, with the charts and their words. See client/README.md.
 * Builds with other hashes have been 44,351 to 44,423 bytes: how well Brotli compresses the hash in the address of its
 * worker varies from build to build.
 */
const OWN_RESULTS_BUDGET = 44_550

/** How much longer interface texts may make the script of a tool that contains them. */
const TOOL_WORDS_ALLOWANCE = 2_000

/**
 * The style sheet of a page and its loader, each compressed on its own, below Brotli's highest quality. Neither
 * contains editors' text.
 */
const STYLE_BUDGET = 8_500
const LOADER_BUDGET = 2_800

/** Both fonts together. Font files are compressed already, and sent as they are. */
const FONT_BUDGET = 40_000

/**
 * Returns what editors' words may add to a tool, and the hint if they exceed it.
 * @param group a group of the locale file
 */
const wordsAllowance = (group: string) => ({
  bytes: TOOL_WORDS_ALLOWANCE,
  hint: `If its labels have become longer, shorten those under “${group}” in locales/${siteConfig.locales.default}/common.json.`,
})

/** The size budgets of the site. */
export const budgets: Budgets = {
  file: 'build/budgets.ts',
  pages: pageBudgets,
  script: SCRIPT_BUDGET,
  styles: STYLE_BUDGET,
  loader: LOADER_BUDGET,
  fonts: FONT_BUDGET,
  // An event name that occurs only in i18next.
  idle: [{ name: 'The chunk with the translations', contains: 'failedLoading', bytes: TRANSLATIONS_BUDGET }],
  tools: [
    {
      name: 'The search script',
      files: ['search.js'],
      bytes: SEARCH_SCRIPT_BUDGET,
      words: wordsAllowance('tools.search'),
    },
    { name: 'The search index', files: [INDEX_FILE], bytes: SEARCH_INDEX_BUDGET },
    {
      name: '“Look at your own results”',
      files: ['own.js', 'own-worker.js'],
      bytes: OWN_RESULTS_BUDGET,
      words: wordsAllowance('tools.own'),
    },
  ],
  saved: pageSizesFile,
}
