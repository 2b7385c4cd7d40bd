/** A change that somebody saves while `npm run dev` shows a page. */
export interface Edit {
  /** What is saved. */
  kind: string
  file: string
  /** The page that is open. */
  path: string
  /** The text of the file in a round, made from the text that it has; rounds count from 1. */
  change(text: string, round: number): string
  /** What the page then says and did not say before. */
  shows(round: number): string
  /** The longest median of the rounds, in milliseconds. */
  most: number
}

/** “Within two seconds”, and within four for results, for which everything is computed again. */
const MAX_MS = 2000
const MAX_FOR_RESULTS_MS = 4000

/** Replaces a text that has to be there. @throws if it is not */
function swap(text: string, old: string, replacement: string): string {
  if (!text.includes(old)) throw new Error(`“${old}” is no longer where an edit is measured. Choose another text.`)
  return text.replace(old, () => replacement)
}

/** Every kind of save. */
export const edits: readonly Edit[] = [
  {
    kind: 'prose',
    file: 'content/pages/about.md',
    path: '/about',
    change: (text, round) => swap(text, 'A session records', `Edit number ${round} records`),
    shows: (round) => `Edit number ${round} records`,
    most: MAX_MS,
  },
  {
    kind: 'prose of the documentation',
    file: 'content/docs/javascript.md',
    path: '/docs/javascript',
    change: (text, round) => `${text}\nEdit number ${round} ends this page.\n`,
    shows: (round) => `Edit number ${round} ends this page.`,
    most: MAX_MS,
  },
  {
    kind: 'a label',
    file: 'locales/en/common.json',
    path: '/about',
    change: (text, round) => swap(text, '"smallPrint": "Small print"', `"smallPrint": "Print number ${round}"`),
    shows: (round) => `Print number ${round}`,
    most: MAX_MS,
  },
  {
    kind: 'a price',
    file: 'content/facts.yml',
    path: '/pricing',
    change: (text, round) => swap(text, 'price: { money: 99 }', `price: { money: ${700 + round} }`),
    shows: (round) => `€${700 + round}`,
    most: MAX_MS,
  },
  {
    kind: 'a schema',
    file: 'lib/pages/about/schema.ts',
    path: '/about',
    change: (text, round) =>
      swap(text, "lead: lead('the page'),", `lead: lead('the page').transform(() => 'Schema number ${round}.'),`),
    shows: (round) => `Schema number ${round}.`,
    most: MAX_MS,
  },
  {
    kind: 'a mistake',
    file: 'content/pages/about.md',
    path: '/about',
    change: (text, round) => `${text}\n[A link](/no-page-${round})\n`,
    shows: (round) => `/no-page-${round}`,
    most: MAX_MS,
  },
  {
    kind: 'a mistake that keeps the page from being drawn',
    file: 'content/pages/about.md',
    path: '/about',
    change: (text, round) => swap(text, '\nlead:', `\nlead-${round}:`),
    shows: (round) => `lead-${round}`,
    most: MAX_MS,
  },
  {
    kind: 'results',
    file: 'content/cases/galaxy/a.csv',
    path: '/cases/galaxy',
    // One viewer less in each round, so that every figure is another.
    change: (text, round) => text.replace(new RegExp(`^a0[1-${round}],.*\\n`, 'gm'), ''),
    shows: (round) => `${12 - round} simulated viewers saw A`,
    most: MAX_FOR_RESULTS_MS,
  },
]
