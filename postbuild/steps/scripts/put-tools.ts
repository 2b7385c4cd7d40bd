import { brotliCompressSync, constants } from 'node:zlib'
import type { LocaleTree } from '../../../lib/i18n/load-locale'
import { getReportTexts } from '../../../lib/i18n/report-texts'
import { wholeLocale } from '../../../lib/i18n/whole-locale'
import { searchRecords } from '../../../lib/pages/search-records'
import { makeSearchFiles } from '../../../lib/shared/search/search-files'
import { SEARCH_INDEX_BUDGET } from '../../budgets/budgets'
import { readProjectFile } from '../../out-dir'
import { cachedText, type Step } from '../../step'
import { fixedLengths, writeLengths } from '../css/inline-values'
import { TOKENS } from '../css/short-names'
import { bundleTools, writeTools } from './tools'

/** Texts about simulated sessions, repeated metrics, and a layout that only case pages have. */
const NOT_OWN = /^(primary|simulated(Alt)?|areas\.(none|whereAll|onePath))$/

/** The texts of charts drawn from a visitor's own file. */
const ownWords = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !NOT_OWN.test(key)))

/** Brotli at its usual quality would take seconds for a large index. At this one the result is a little larger. */
const isTooLarge = (index: string): boolean =>
  brotliCompressSync(index, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length > SEARCH_INDEX_BUDGET

/** Each tool becomes a plain script of its own, which a control loads at its first use. Only the loader contains its address. */
export const putTools: Step = {
  name: 'put-tools',
  run: async (out) => {
    const files = await makeTools(out.root, async (words, constants) => {
      // Tools draw charts with the components of the pages.
      const from = [JSON.stringify([words, constants]), out.cache.codeHash('components')]
      const bundled = await cachedText(out, ['put-tools', ...from], async () =>
        JSON.stringify([...(await bundleTools(out.root, words, constants))]),
      )
      return new Map<string, string>(JSON.parse(bundled))
    })
    // Pages no longer declare properties that are plain lengths.
    const fixed = fixedLengths((await readProjectFile(out.root, TOKENS)) ?? '')
    for (const [name, code] of files) if (name.endsWith('.js')) files.set(name, writeLengths(code, fixed))
    await writeTools(out, files)
  },
}

/**
 * Every tool and the files beside it, by file name, with `TOOLS_PLACEHOLDER` for their folder.
 * @param root the project's root, absolute
 * @param bundle bundles the tools, or reads them from the cache
 */
export async function makeTools(
  root: string,
  bundle = (words: LocaleTree, constants: Readonly<Record<string, unknown>>) => bundleTools(root, words, constants),
): Promise<Map<string, string>> {
  const { tools = {} } = await wholeLocale()
  // Charts have texts of their own, on pages and in the tool that draws them in a browser.
  const texts = { REPORT: ownWords(await getReportTexts()) }
  const files = await bundle(typeof tools === 'string' ? {} : tools, texts)
  // In the same folder as their script, whose name is then a hash of the index as well.
  for (const [name, text] of makeSearchFiles(await searchRecords(), isTooLarge)) files.set(name, text)
  return files
}
