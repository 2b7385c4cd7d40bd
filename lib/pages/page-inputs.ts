import { getEdition } from '../content/edition'
import { getTokens } from '../content/facts/facts'
import { cacheKey } from '../shared/build-cache/build-cache.mjs'
import type { Reuse } from '../shared/build-cache/reuse'
import { pageOfFile } from './find-page'
import { getContent } from './get-content'

/**
 * Returns `reuse` for texts that are made from single pages: it adds to the inputs the file of the page, all data files
 * and interface texts, the tokens, and whether the build shows drafts. A page whose definition adds tokens or content
 * for search may depend on more than these, so its text is made in every build.
 */
export async function reuseByPage(reuse: Reuse) {
  const [{ pages, texts }, tokens] = await Promise.all([getContent(), getTokens()])
  const { drafts, preview } = getEdition()
  const shared = cacheKey([JSON.stringify([...texts]), JSON.stringify([...tokens]), `${drafts} ${preview}`])
  const sources = new Map(pages.map(({ file, text }) => [file, text]))
  /** @param file the path of the page's file, relative to the project's root */
  return (file: string, inputs: readonly string[], make: () => Promise<string>): Promise<string> => {
    const { search, tokens: own } = pageOfFile(file) ?? {}
    const source = sources.get(file)
    return search || own || source === undefined ? make() : reuse([...inputs, shared, file, source], make)
  }
}
