/** A change that is saved while `npm run dev` shows a page. */
export interface Edit {
  /** The kind of change. */
  kind: string
  file: string
  /** The open page. */
  path: string
  /** Returns the text of the file in a round, given its text before the first; rounds count from 1. */
  change(text: string, round: number): string
  /** Returns the text that the page shows after the change, but not before. */
  shows(round: number): string
  /** The limit of the median of all rounds, in milliseconds. */
  max: number
}

/** The limits: two seconds, or four for results, after which everything is computed again. */
const MAX_MS = 2000
const MAX_FOR_RESULTS_MS = 4000

/**
 * Replaces a text.
 * @throws if it does not occur
 */
function replaceText(text: string, old: string, replacement: string): string {
  if (!text.includes(old))
    throw new Error(`“${old}” is not in the file that this edit changes. Choose a text that is in it.`)
  return text.replace(old, () => replacement)
}

/** Every kind of change. */
export const edits: readonly Edit[] = [
  {
    kind: 'prose',
    file: 'content/pages/about.md',
    path: '/about',
    change: (text, round) => replaceText(text, 'A session records', `Edit number ${round} records`),
    shows: (round) => `Edit number ${round} records`,
    max: MAX_MS,
  },
  {
    kind: 'text of the documentation',
    file: 'content/docs/javascript.md',
    path: '/docs/javascript',
    change: (text, round) => `${text}\nEdit number ${round} ends this page.\n`,
    shows: (round) => `Edit number ${round} ends this page.`,
    max: MAX_MS,
  },
  {
    kind: 'a label',
    file: 'locales/en/common.json',
    path: '/about',
    change: (text, round) => replaceText(text, '"smallPrint": "Small print"', `"smallPrint": "Print number ${round}"`),
    shows: (round) => `Print number ${round}`,
    max: MAX_MS,
  },
  {
    kind: 'a price',
    file: 'content/facts.yml',
    path: '/pricing',
    change: (text, round) => replaceText(text, 'price: { money: 99 }', `price: { money: ${700 + round} }`),
    shows: (round) => `€${700 + round}`,
    max: MAX_MS,
  },
  {
    kind: 'a schema',
    file: 'lib/pages/about/view.ts',
    path: '/about',
    change: (text, round) =>
      replaceText(
        text,
        "lead: lead('the page'),",
        `lead: lead('the page').transform(() => 'Schema number ${round}.'),`,
      ),
    shows: (round) => `Schema number ${round}.`,
    max: MAX_MS,
  },
  {
    kind: 'a mistake',
    file: 'content/pages/about.md',
    path: '/about',
    change: (text, round) => `${text}\n[A link](/no-page-${round})\n`,
    shows: (round) => `/no-page-${round}`,
    max: MAX_MS,
  },
  {
    kind: 'a mistake that prevents the page from being rendered',
    file: 'content/pages/about.md',
    path: '/about',
    change: (text, round) => replaceText(text, '\nlead:', `\nlead-${round}:`),
    shows: (round) => `lead-${round}`,
    max: MAX_MS,
  },
  {
    kind: 'results',
    file: 'content/cases/galaxy/a.csv',
    path: '/cases/galaxy',
    // Each round has one viewer fewer, so that every figure changes.
    change: (text, round) => text.replace(new RegExp(`^a0[1-${round}],.*\\n`, 'gm'), ''),
    shows: (round) => `${12 - round} simulated viewers saw A`,
    max: MAX_FOR_RESULTS_MS,
  },
]
