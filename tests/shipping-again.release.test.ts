import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { differences } from './fixtures/differences'
import { buildVariant } from './run/build-variant.mjs'
import { listCacheEntries } from './run/copy-cache.mjs'
import { again, corrupted, repeated } from './run/variants.mjs'

test('running the steps again changes nothing', async () => {
  // The steps process a copy, because other tests read out/ at the same time.
  expect(differences('out', `${await buildVariant(repeated)}/out`)).toEqual([])
}, 600_000)

/** The number of bytes before the content of a cache entry. */
const CHECKSUM_LENGTH = 32

test('undamaged cache entries of earlier builds are used, damaged ones are replaced, and the output is the same', async () => {
  const [first, second] = [await buildVariant(again), await buildVariant(corrupted)]
  for (const kind of ['compressed', 'pages', 'social'] as const) {
    expect(listCacheEntries(first, kind).length).toBeGreaterThan(20)
    // Only the budget check reads the sizes of pages, and these builds leave it out.
    const isSize = (name: string) =>
      kind === 'pages' && readFileSync(`${first}/.cache/pages/${name}`).indexOf('{"kind":') === CHECKSUM_LENGTH
    const others = differences(`${first}/.cache/${kind}`, `${second}/.cache/${kind}`).filter((name) => !isSize(name))
    expect(others).toEqual([])
  }
  expect(differences('out', `${second}/out`)).toEqual([])
  expect(differences('.hosts', `${second}/.hosts`)).toEqual([])
}, 600_000)
