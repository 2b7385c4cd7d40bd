import { readFileSync } from 'node:fs'
import * as zlib from 'node:zlib'
import { expect, test } from '@jest/globals'
import { memoryOutDir } from '../../tests/out-dir'
import { compress, compressWith, type Zlib } from './compress'

const { brotliDecompressSync, gunzipSync } = zlib

const older: Zlib = { ...zlib, zstdCompress: undefined, zstdDecompress: undefined }

/** An export in memory that counts writes. */
function bytesOut(files: Map<string, Buffer>) {
  let writes = 0
  return {
    ...memoryOutDir({}),
    files: async () => [...files.keys()].sort(),
    readBytes: async (path: string) => files.get(path) ?? Buffer.alloc(0),
    write: async (path: string, bytes: string | Uint8Array) => {
      writes += 1
      files.set(path, Buffer.from(bytes))
    },
    remove: async (path: string) => void files.delete(path),
    writes: () => writes,
  }
}

test('text files get smaller copies beside them, other files do not, and a copy without its file is removed', async () => {
  const text = 'word '.repeat(200)
  const files = new Map<string, Buffer>([
    ['a.html', Buffer.from(text)],
    ['tiny.js', Buffer.from('a')],
    ['tiny.js.gz', Buffer.from('stale')],
    ['gone.css.br', Buffer.from('stale')],
    ['b.webp', Buffer.from(text)],
  ])
  const out = bytesOut(files)
  await compress.run(out)
  const names = [...files.keys()].filter((name) => !name.endsWith('.zst')).sort()
  expect(names).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.webp', 'tiny.js'])
  expect(brotliDecompressSync(files.get('a.html.br') as Buffer).toString()).toBe(text)
  expect(gunzipSync(files.get('a.html.gz') as Buffer).toString()).toBe(text)
})

test('files that only programs read are compressed faster, and files that a page loads at the best quality', async () => {
  const text = readFileSync('packages/ship/README.md', 'utf8')
  const paths = ['docs.md', 'llms.txt', 'sitemap.xml', 'a.html', '_next/static/client/1/words.txt']
  const files = new Map(paths.map((path) => [path, Buffer.from(text)]))
  await compress.run(bytesOut(files))
  const [quick = 0, , , best = 0] = paths.map((path) => files.get(`${path}.br`)?.length)
  expect(paths.map((path) => files.get(`${path}.br`)?.length)).toEqual([quick, quick, quick, best, best])
  expect(best).toBeLessThan(quick)
})

test('among a thousand pages, those two or more folders deep and well below their budget are compressed faster', async () => {
  const qualities = new Map<number, string[]>()
  const brotliCompress = ((bytes: Buffer, { params }: zlib.BrotliOptions, done: zlib.CompressCallback) => {
    const quality = params?.[zlib.constants.BROTLI_PARAM_QUALITY] as number
    qualities.set(quality, [...(qualities.get(quality) ?? []), bytes.toString('utf8', 0, 5)])
    done(null, Buffer.alloc(bytes.length / 2))
  }) as typeof zlib.brotliCompress
  const library = { ...older, brotliCompress }
  const pagesOf = (count: number) => {
    const many = Array.from({ length: count - 3 }, (_, index): [string, Buffer] => [
      `docs/area/${index}.html`,
      Buffer.from('many'),
    ])
    // Nine tenths of the budget of 10,000 bytes, and two bytes over.
    const nearBudget = [18_000, 18_004].map((bytes): [string, Buffer] => [
      `docs/area/${bytes}.html`,
      Buffer.alloc(bytes, `${bytes}`),
    ])
    const front: [string, Buffer] = ['docs/area.html', Buffer.from('front')]
    return new Map([...many, ...nearBudget, front, ['a.js', Buffer.from('script')]])
  }
  await compressWith(library, bytesOut(pagesOf(999)))
  expect([...qualities.keys()]).toEqual([11])
  qualities.clear()
  await compressWith(library, bytesOut(pagesOf(1_000)))
  expect(qualities.get(10)?.length).toBe(999)
  expect(qualities.get(11)?.toSorted()).toEqual(['18004', 'front', 'scrip'])
})

test('of a thousand files, only a few are compressed at the same time, because each compressor needs megabytes', async () => {
  let [running, max] = [0, 0]
  const brotliCompress = ((bytes: Buffer, _: zlib.BrotliOptions, done: zlib.CompressCallback) => {
    max = Math.max(max, ++running)
    setImmediate(() => {
      running--
      done(null, Buffer.alloc(bytes.length - 1))
    })
  }) as typeof zlib.brotliCompress
  const files = new Map(Array.from({ length: 1_000 }, (_, index) => [`${index}.md`, Buffer.from(`text ${index}`)]))
  await compressWith({ ...older, brotliCompress }, bytesOut(files))
  expect(files.has('999.md.br')).toBe(true)
  expect(max).toBeGreaterThan(1)
  expect(max).toBeLessThan(10)
})

/** The levels at which `newer`, which imitates Node from 22.15, was asked to compress. Its copies start with `zstd`. */
const levels: unknown[] = []
const newer: Zlib = {
  ...zlib,
  zstdCompress: (bytes, { params }, done) => {
    levels.push(params[100])
    done(null, Buffer.concat([Buffer.from('zstd'), zlib.deflateSync(bytes)]))
  },
  zstdDecompress: ((compressed: Buffer, done: (error: Error | null, bytes: Buffer) => void) =>
    done(null, zlib.inflateSync(compressed.subarray(4)))) as typeof zlib.gunzip,
}
test('with Zstandard in Node there is a third copy, and a second run writes nothing', async () => {
  const text = 'word '.repeat(200)
  const files = new Map([['a.html', Buffer.from(text)]])
  const out = bytesOut(files)
  await compressWith(newer, out)
  expect([...files.keys()].sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'a.html.zst'])
  expect(zlib.inflateSync((files.get('a.html.zst') as Buffer).subarray(4)).toString()).toBe(text)
  expect(levels).toEqual([19])
  const once = out.writes()
  await compressWith(newer, out)
  expect([once, out.writes()]).toEqual([3, 3])
  files.set('a.html', Buffer.from(`${text}!`))
  await compressWith(newer, out)
  expect(zlib.inflateSync((files.get('a.html.zst') as Buffer).subarray(4)).toString()).toBe(`${text}!`)
})

test('a copy that this version of Node cannot update is removed, because it could be out of date', async () => {
  const files = new Map([['a.html', Buffer.from('word '.repeat(200))]])
  const out = bytesOut(files)
  await compressWith(newer, out)
  await compressWith(older, out)
  expect([...files.keys()].sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz'])
})

/** Runs builds with one cache, and records what is compressed. */
function buildsWithCache(compressed: string[]) {
  const cached = new Map<string, Buffer>()
  const library: Zlib = {
    ...older,
    brotliCompress: ((bytes: Buffer, options: zlib.BrotliOptions, done: zlib.CompressCallback) => {
      compressed.push(bytes.toString().slice(0, 5))
      zlib.brotliCompress(bytes, options, done)
    }) as typeof zlib.brotliCompress,
  }
  const build = async (files: Map<string, Buffer>) => {
    const write = (_: string, key: string, bytes: Buffer) => void cached.set(key, bytes)
    await compressWith(library, {
      ...bytesOut(files),
      cache: { read: (_, key) => cached.get(key), write, codeHash: () => '' },
    })
    return files
  }
  return { cached, build }
}

const twoPages = () => new Map(['word ', 'text '].map((word) => [`${word.trim()}.html`, Buffer.from(word.repeat(200))]))

test('a build compresses what the build before it did not have, and nothing else', async () => {
  const compressed: string[] = []
  const { build } = buildsWithCache(compressed)
  const once = await build(twoPages())
  expect(compressed.splice(0).sort()).toEqual(['text ', 'word '])
  expect(await build(twoPages())).toEqual(once)
  expect(compressed).toEqual([])
  await build(twoPages().set('new.html', Buffer.from('other '.repeat(200))))
  expect(compressed).toEqual(['other'])
})

test('files that compress as quickly as the cache is read are not cached, unless they are large', async () => {
  const { cached, build } = buildsWithCache([])
  await build(new Map([['a.md', Buffer.from('word '.repeat(200))]]))
  expect(cached.size).toBe(0)
  await build(twoPages())
  expect(cached.size).toBe(2)
  await build(new Map([['llms.txt', Buffer.from('word '.repeat(20_000))]]))
  expect(cached.size).toBe(4)
})

test('a cached copy that has other content, or cannot be decompressed, is not shipped', async () => {
  const compressed: string[] = []
  const { cached, build } = buildsWithCache(compressed)
  const once = await build(twoPages())
  const poison = [zlib.gzipSync('poison'), zlib.brotliCompressSync(Buffer.from('poison')), Buffer.from('poison')]
  for (const bytes of poison) {
    for (const key of cached.keys()) cached.set(key, bytes)
    compressed.splice(0)
    expect(await build(twoPages())).toEqual(once)
    expect(compressed).toHaveLength(2)
  }
})
