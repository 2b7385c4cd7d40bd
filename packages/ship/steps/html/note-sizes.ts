import { sizeFactsIn } from '../../size-facts'
import { eachPageWith } from '../../step'

/**
 * Notes in the cache what each page says about its size, for the budgets: they are checked after the last step, when its tree is
 * no longer there. Without a cache that check reads the pages again.
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
