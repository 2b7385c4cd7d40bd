import { brotliCompressSync, constants } from 'node:zlib'
import type { Constants, ToolSettings } from '@oogwenk/ship'
import { getReportTexts } from '../lib/i18n/report-texts'
import { wholeLocale } from '../lib/i18n/whole-locale'
import { makeSearchFiles } from '../lib/shared/search/search-files'
import { SEARCH_INDEX_BUDGET } from './budgets'
import { readPageTexts } from './page-texts'

/** Chart texts that only case pages use. */
const CASE_PAGES_ONLY = /^(primary|simulated(Alt)?|areas\.(none|whereAll|onePath))$/

/** Returns the texts of charts drawn from a visitor's own file. */
const ownTexts = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !CASE_PAGES_ONLY.test(key)))

/**
 * Whether an index must be split. Brotli at its usual quality would take seconds for a large index. At this lower
 * quality the result is a little larger.
 */
const isTooLarge = (index: string): boolean =>
  brotliCompressSync(index, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length > SEARCH_INDEX_BUDGET

/** The scripts that a control loads when it is first used: see `client/tools/`. */
export const tools: ToolSettings = {
  folder: 'client/tools',
  constants: async () => {
    const { tools: texts = {} } = await wholeLocale()
    // Every tool may use the chart texts; the other texts belong to one tool each. A constant takes bytes only where it
    // is used.
    const all = { TEXTS: {}, REPORT: ownTexts(await getReportTexts()) }
    return { all, each: textsOf(texts) }
  },
  files: async (reuse) => {
    const { records } = await readPageTexts(reuse)
    const make = async () => JSON.stringify([...makeSearchFiles(records, isTooLarge)])
    return new Map<string, string>(JSON.parse(await reuse(['search-files', JSON.stringify(records)], make)))
  },
  usedBy: ({ has, valuesOf }) => [
    ...(has('data-tool') ? ['docs', ...valuesOf('data-tool')].map((name) => ({ name })) : []),
    ...(has('data-explorer') ? [{ name: 'explorer' }] : []),
    ...(has('data-own-open') ? [{ name: 'own', hasOwnClasses: true }] : []),
  ],
  // React renders charts on the server. In the browser the runtime of the tools is enough for the same components.
  alias: { 'react/jsx-runtime': 'client/jsx/react-jsx-runtime.ts' },
  // Tools draw charts with the components of the pages.
  code: ['components'],
}

/** Gives each tool its own part of the texts. @param texts the section `tools` of the interface texts */
const textsOf = (texts: unknown): Record<string, Constants> =>
  Object.fromEntries(Object.entries(Object(texts)).map(([name, own]) => [name, { TEXTS: own }]))
