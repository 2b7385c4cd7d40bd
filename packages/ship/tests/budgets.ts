import type { Budgets } from '../budget-settings'

const words = (group: string) => ({
  bytes: 2_000,
  hint: `If its labels have become longer, shorten those under “${group}” in locales/en/common.json.`,
})

/** Budgets for tests. The site's own budgets change, and no test of the steps should depend on them. */
export const budgets: Budgets = {
  file: 'budgets.ts',
  pages: [
    {
      ...{ name: 'case', pages: /^\/cases\/[^/]+$/, firstView: 24_500, requests: 3 },
      grows: { tag: 'input', beyond: 24, bytes: 120 },
    },
    {
      ...{ name: 'cases', pages: /^\/cases$/, firstView: 10_000, requests: 1 },
      grows: { tag: 'section', beyond: 2, bytes: 1_200 },
    },
    {
      ...{ name: 'reference', pages: /^\/docs\/rest\/reference\/[^/]+$/, firstView: 10_000, requests: 1 },
      grows: { tag: 'fieldset', beyond: 16, bytes: 200 },
    },
    { name: 'home', pages: /^\/$/, firstView: 14_000, requests: 1 },
    { name: 'prose', pages: /^\//, firstView: 10_000, requests: 1 },
  ],
  script: 150_000,
  styles: 8_500,
  loader: 2_800,
  fonts: 40_000,
  idle: [{ name: 'The chunk with the translations', contains: 'failedLoading', bytes: 20_000 }],
  tools: [
    { name: 'The search script', files: ['search.js'], bytes: 11_400, words: words('tools.search') },
    { name: 'The search index', files: ['search-index.json'], bytes: 60_000 },
    {
      name: '“Look at your own results”',
      files: ['own.js', 'own-worker.js'],
      bytes: 44_200,
      words: words('tools.own'),
    },
  ],
  saved: '.cache/page-sizes.json',
}
