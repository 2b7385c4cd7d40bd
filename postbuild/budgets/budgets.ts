/** The most that may be sent before the visitor does anything, in bytes after Brotli at its best quality (1 kB = 1,000 bytes). Above it the build fails. */
export interface Budget {
  name: string
  /** The pages it applies to, by path. */
  pages: RegExp
  /** The first response: the page with its styles and loader, without fonts. */
  firstView: number
  /** The page and pictures that are not lazy. The size of the pictures does not count. */
  requests: number
  /** Extra bytes for what editors may add: for each element with this tag beyond the number that the budget was made for. */
  grows?: { tag: string; beyond: number; bytes: number }
}

/** The first budget that matches a page applies. Prose is everything else. */
export const budgets: readonly Budget[] = [
  // Each viewer has a radio button that shows their path, an eye in each strip and a row in a table.
  {
    ...{ name: 'case', pages: /^\/cases\/[^/]+$/, firstView: 24_500, requests: 3 },
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
  // What a server sends before it waits for the browser: ten packets, 14,600 bytes with the headers of the response.
  { name: 'home, contact, pricing', pages: /^\/(contact|pricing)?$/, firstView: 14_000, requests: 1 },
  { name: 'prose', pages: /^\//, firstView: 10_000, requests: 1 },
]

/** The scripts of an interactive page, payload included, loaded at the visitor's first move. */
export const SCRIPT_BUDGET = 150_000

/** i18next and what loads with it, after hydration and when the browser is idle. */
export const TRANSLATIONS_BUDGET = 20_000

/** The first search without its index: MiniSearch, the dialog, its styles, and loading a split index in parts. */
export const SEARCH_SCRIPT_BUDGET = 11_400

/** The search index. A larger one is split, so that the first search stays fast. */
export const SEARCH_INDEX_BUDGET = 60_000

/** "Look at your own results": reading, computing and drawing, with the charts and their words. See client/README.md. */
export const OWN_RESULTS_BUDGET = 41_100

/** These tools carry their words in their scripts, so edited content may add this much. */
export const TOOL_WORDS = 2_000

/** The style sheet of a page and its loader, each compressed on its own and not at the best quality. Neither holds words of editors. */
export const STYLE_BUDGET = 8_500
export const LOADER_BUDGET = 2_800

/** Both fonts together. They are compressed as they are. */
export const FONT_BUDGET = 40_000
