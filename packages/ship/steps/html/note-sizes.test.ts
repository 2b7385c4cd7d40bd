import { expect, test } from '@jest/globals'
import { sizeFactsIn } from '../../size-facts'
import { memoryOutDir } from '../../tests/out-dir'
import { noteSizes } from './note-sizes'

const html =
  '<html><head><style>p{a:b}</style></head><body><img src="/a.webp"><img src="/b.webp" loading="lazy"><script data-ship="static">run()</script></body></html>'

test('afterwards the cache contains the page’s size facts for the budgets, and the page is unchanged', async () => {
  const entries = new Map<string, Buffer>()
  const out = memoryOutDir({ 'a.html': html })
  out.cache = {
    ...{ read: (_, key) => entries.get(key), write: (_, key, bytes) => void entries.set(key, Buffer.from(bytes)) },
    codeHash: () => '',
  }
  await noteSizes.run(out)
  expect(out.now()).toEqual({ 'a.html': html })
  const facts = await sizeFactsIn(out)('a.html', html, () => {
    throw new Error('It was read again.')
  })
  expect(facts).toMatchObject({ kind: 'static', requests: 2, scripts: [], growth: 0 })
})
