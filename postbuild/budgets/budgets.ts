/** What may be sent at most before the visitor moves; bytes after Brotli at its best (1 kB = 1000 bytes). Above, the build fails. */
export interface Budget {
  name: string
  /** Which pages it holds for, by their path. */
  pages: RegExp
  /** The first answer, with its styles and the loader, without fonts. */
  firstView: number
  /** The page itself, and pictures that are not lazy; what these weigh is not counted. */
  requests: number
  /** What an editor may add without an engineer: each element of a kind, beyond those that the budget was made for. */
  grows?: { tag: string; beyond: number; bytes: number }
}

/** The first one that fits a page holds for it. Prose: everything that nothing else is said of. */
export const budgets: readonly Budget[] = [
  // Each viewer has a radio, that shows the viewer's path, and is an eye in each strip and a row in a table.
  {
    ...{ name: 'case', pages: /^\/cases\/[^/]+$/, firstView: 24_500, requests: 3 },
    grows: { tag: 'input', beyond: 24, bytes: 120 },
  },
  // Prose as well; but each case is a card, with the discs that light its pictures.
  {
    ...{ name: 'prose', pages: /^\/cases$/, firstView: 10_000, requests: 1 },
    grows: { tag: 'section', beyond: 2, bytes: 1_200 },
  },
  // Prose with operations: an editor adds one to the list of endpoints. Those of today weigh between 110 and 190 bytes each.
  {
    ...{ name: 'prose', pages: /^\/docs\/rest\/reference\/[^/]+$/, firstView: 10_000, requests: 1 },
    grows: { tag: 'fieldset', beyond: 16, bytes: 200 },
  },
  // What a server sends before it waits for the browser: ten packets, 14,600 bytes, the answer's headers among them.
  { name: 'home, contact, pricing', pages: /^\/(contact|pricing)?$/, firstView: 14_000, requests: 1 },
  { name: 'prose', pages: /^\//, firstView: 10_000, requests: 1 },
]

/** Scripts of an interactive page, payload included, fetched at the visitor's first move. */
export const SCRIPT_BUDGET = 150_000

/** i18next and what loads with it: after hydration, when the browser is idle. */
export const TRANSLATIONS_BUDGET = 20_000

/** What the first search costs beside its index: MiniSearch, the dialog and its styles. */
export const SEARCH_SCRIPT_BUDGET = 11_000

/** The search index. Above this it has to be split, so that a first search stays quick. */
export const SEARCH_INDEX_BUDGET = 60_000

/** "Look at your own results": reading, computing and drawing, with the charts and their words. See client/README.md. */
export const OWN_RESULTS_BUDGET = 40_800

/** Words of these tools stand in their scripts: on content that somebody has edited they may have so much more. */
export const TOOL_WORDS = 2_000

/** The rules in a page, and its loader, each compressed by itself and not at its best. No words of an editor stand in them. */
export const STYLE_BUDGET = 8_500
export const LOADER_BUDGET = 2_800

/** Both fonts together. They are compressed already. */
export const FONT_BUDGET = 40_000
