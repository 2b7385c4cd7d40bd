import type { LocaleTree } from '../../../lib/i18n/load-locale'
import { getReportTexts } from '../../../lib/i18n/report-texts'
import { wholeLocale } from '../../../lib/i18n/whole-locale'
import { searchRecords } from '../../../lib/pages/search-records'
import { INDEX_FILE } from '../../../lib/shared/search/index-file'
import { makeSearchIndex } from '../../../lib/shared/search/make-index'
import { readProjectFile } from '../../out-dir'
import { cachedText, type Step } from '../../step'
import { fixedLengths, writeLengths } from '../css/inline-values'
import { TOKENS } from '../css/short-names'
import { bundleTools, writeTools } from './tools'

/** What is said of simulated sessions, of a metric that was named before, and in one layout of a case page alone. */
const NOT_OWN = /^(primary|simulated(Alt)?|areas\.(none|whereAll|onePath))$/

/** The words of charts of a visitor's own file. */
const ownWords = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !NOT_OWN.test(key)))

/** What a control loads at its first use: a plain script for each tool, in files that no page names but its loader. */
export const putTools: Step = {
  name: 'put-tools',
  run: async (out) => {
    const files = await makeTools(out.root, async (words, constants) => {
      // They draw charts with the components of the pages.
      const from = [JSON.stringify([words, constants]), out.cache.codeHash('components')]
      const bundled = await cachedText(out, ['put-tools', ...from], async () =>
        JSON.stringify([...(await bundleTools(out.root, words, constants))]),
      )
      return new Map<string, string>(JSON.parse(bundled))
    })
    // As in pages, where the names of lengths are gone.
    const fixed = fixedLengths((await readProjectFile(out.root, TOKENS)) ?? '')
    for (const [name, code] of files) if (name !== INDEX_FILE) files.set(name, writeLengths(code, fixed))
    await writeTools(out, files)
  },
}

/**
 * Every tool and what lies beside it, by file name, with `TOOLS_PLACEHOLDER` in the place of their folder.
 * @param root the project's root, absolute
 * @param bundle bundles them, or finds them bundled
 */
export async function makeTools(
  root: string,
  bundle = (words: LocaleTree, constants: Readonly<Record<string, unknown>>) => bundleTools(root, words, constants),
): Promise<Map<string, string>> {
  const { tools = {} } = await wholeLocale()
  // The charts have words of their own, for the pages and for the tool that draws them in a browser.
  const constants = { REPORT: ownWords(await getReportTexts()) }
  const files = await bundle(typeof tools === 'string' ? {} : tools, constants)
  // Beside its script: the folder's name is a hash of this one, too.
  return files.set(INDEX_FILE, makeSearchIndex(await searchRecords()))
}
