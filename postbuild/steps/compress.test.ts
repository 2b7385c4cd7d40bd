import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { memoryOutDir } from '../../tests/fixtures/out-dir'
import { compress } from './compress'

test('texts get smaller copies beside them, others do not, and a copy without its file goes', async () => {
  const text = 'word '.repeat(200)
  const files = new Map<string, Buffer>([
    ['a.html', Buffer.from(text)],
    ['tiny.js', Buffer.from('a')],
    ['tiny.js.gz', Buffer.from('stale')],
    ['gone.css.br', Buffer.from('stale')],
    ['b.webp', Buffer.from(text)],
  ])
  const out = {
    ...memoryOutDir({}),
    files: async () => [...files.keys()].sort(),
    readBytes: async (path: string) => files.get(path) ?? Buffer.alloc(0),
    write: async (path: string, bytes: string | Uint8Array) => void files.set(path, Buffer.from(bytes)),
    remove: async (path: string) => void files.delete(path),
  }
  await compress.run(out)
  const names = [...files.keys()].filter((name) => !name.endsWith('.zst')).sort()
  expect(names).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.webp', 'tiny.js'])
  expect(brotliDecompressSync(files.get('a.html.br') as Buffer).toString()).toBe(text)
  expect(gunzipSync(files.get('a.html.gz') as Buffer).toString()).toBe(text)
})
