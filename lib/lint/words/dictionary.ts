import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import nspell from 'nspell'
import { cacheKey, readCached, writeCached } from '../../shared/build-cache/build-cache.mjs'
import { type ProcessCache, thisProcess } from '../../shared/build-cache/process-cache'

/** The British dictionary. */
export interface Dictionary {
  has(word: string): boolean
  /** Returns words that may have been meant, the likeliest first; slow. */
  suggest(word: string): readonly string[]
  /**
   * Stores the words that have been looked up and found, for later processes. Expanding the dictionary takes a tenth of
   * the time of a check; it is not done until a suggestion is needed, or a word is looked up that was never found
   * before.
   */
  remember(): void
}

/** Opens the dictionary. */
export async function openDictionary({ root, code }: ProcessCache = thisProcess()): Promise<Dictionary> {
  // Not imported, because the package waits for its files at its top level, which a bundled program cannot contain.
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-en-gb'))
  const [aff, dic] = await Promise.all([readFile(join(folder, 'index.aff')), readFile(join(folder, 'index.dic'))])
  const key = cacheKey([code, aff, dic])
  const cached = code === '' ? undefined : readCached(root, 'words', key)
  const found = new Set(cached?.toString().split('\n'))
  let whole: ReturnType<typeof nspell> | undefined
  const expand = () => {
    whole ??= nspell({ aff, dic })
    return whole
  }
  let stored = found.size
  return {
    has(word) {
      if (found.has(word)) return true
      const isWord = expand().correct(word)
      if (isWord) found.add(word)
      return isWord
    },
    suggest: (word) => expand().suggest(word),
    remember() {
      if (code === '' || found.size === stored) return
      stored = found.size
      writeCached(root, 'words', key, Buffer.from([...found].join('\n')))
    },
  }
}
