import { sizeFactsIn } from '../../size-facts'
import { eachPageWith } from '../../step'

/**
 * Caches the size facts of each page for the budgets, which are checked after the last step, when the page's tree is
 * gone. Without a cache, that check parses the pages again.
 */
export const noteSizes = eachPageWith('note-sizes', async (out) => {
  const factsOf = sizeFactsIn(out)
  return {
    inputs: [],
    change: async (page) => {
      await factsOf(page.file, page.source, () => page.nodes)
    },
  }
})
