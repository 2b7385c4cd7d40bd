import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { afterAll, expect, jest, test } from '@jest/globals'
import { Tokenizer } from 'parse5'
import { PAGES, watchCalls, workPerPage } from '../../tests/fixtures/watch-calls'
import { steps } from './run'
import { runSteps } from './step'
import { compressWith, type Zlib } from './steps/files/compress'
import { classifyPage as classifyPageIn } from './steps/framework/classify'
import { exportedPage, modules } from './tests/exported-page'
import { onHtml } from './tests/on-html'
import { memoryOutDir } from './tests/out-dir'

const classifyPage = onHtml(classifyPageIn)

/** Steps that bundle code, call code of the site or need a build of Next; and `compress`, which gets a library here. */
const OTHERS = ['classify', 'put-tools', 'put-loader', 'write-outputs', 'compress', 'write-hosts']

const css = { '_next/static/chunks/a.css': '.q_here{color:blue}', '_next/static/chunks/b.css': '.q_gone{color:red}' }

const hash = Object.getPrototypeOf(createHash('sha256'))
const library = { ...zlib }
const watched = {
  parses: watchCalls(Tokenizer.prototype, 'write'),
  hashes: watchCalls(hash, 'digest'),
  hashed: watchCalls(hash, 'update'),
  measured: watchCalls(library, 'brotliCompressSync'),
}
jest.unstable_mockModule('node:zlib', () => library)
const { measurePages } = await import('./budgets/check-size')
afterAll(() => {
  for (const { restore } of Object.values(watched)) restore()
})

/** Makes a page of the same length as every other. */
function pageOf(index: number) {
  const name = `page-${String(index).padStart(3, '0')}`
  return [`${name}.html`, classifyPage(exportedPage({ body: `<p class="q_here">${name}</p>` }), name, modules)] as const
}

/** Runs the steps on an export, compresses and measures it, and counts the work. */
async function workOn(count: number) {
  const pages = Object.fromEntries(Array.from({ length: count }, (_, index) => pageOf(index)))
  const out = memoryOutDir({ ...css, '404.html': pageOf(404)[1], ...pages })
  const work = { lists: 0, reads: 0, cached: 0, compressed: 0 }
  const counting = <Args extends unknown[], Result>(kind: keyof typeof work, run: (...args: Args) => Result) => {
    return (...args: Args) => {
      work[kind] += 1
      return run(...args)
    }
  }
  const entries = new Map<string, Buffer>()
  const counted: typeof out = {
    ...out,
    files: counting('lists', out.files),
    pages: counting('lists', out.pages),
    readText: counting('reads', out.readText),
    readBytes: counting('reads', out.readBytes),
    cache: {
      ...out.cache,
      read: counting('cached', (_, key) => entries.get(key)),
      write: (_, key, bytes) => void entries.set(key, Buffer.from(bytes)),
    },
  }
  const compress = (bytes: Buffer, _: unknown, done: (error: null, compressed: Buffer) => void) => {
    work.compressed += bytes.length
    done(null, Buffer.alloc(0))
  }
  const codecs = {
    ...zlib,
    brotliCompress: compress,
    gzip: compress,
    zstdCompress: compress,
    zstdDecompress: zlib.gunzip,
  }
  for (const { take } of Object.values(watched)) take()
  await runSteps(
    counted,
    steps.filter(({ name }) => !OTHERS.includes(name)),
  )
  await compressWith(codecs as unknown as Zlib, counted)
  await measurePages(counted)
  const parses = watched.parses.take()
  return {
    ...work,
    ...{ parses: parses.count, parsed: parses.length },
    ...{ hashes: watched.hashes.take().count, hashed: watched.hashed.take().length },
    measured: watched.measured.take().length,
  }
}

test('a page is read, parsed, hashed and compressed as often among 100 pages as among 27', async () => {
  // This run does what is done only once per process.
  await workOn(1)
  const works = []
  for (const count of PAGES) works.push(await workOn(count))
  const { few, many } = workPerPage(works)
  expect(many).toEqual(few)
  const { parsed, hashed, compressed, measured, ...times } = many
  // A page’s size facts are looked up twice: by the chain, and to measure. Reads: the chain, pictures, the step that
  // looks for files that no page names, compression, and two to measure. One tree is passed along the chain. If a
  // change makes a number smaller, write the smaller number here.
  expect(times).toEqual({ lists: 0, reads: 6, cached: 7, parses: 1, hashes: 10 })
  // Nothing longer than the page is parsed or hashed, and each of the three formats compresses it once.
  const bytes = pageOf(0)[1].length
  expect(parsed).toBeLessThanOrEqual(times.parses * bytes)
  expect(hashed).toBeLessThanOrEqual(times.hashes * bytes)
  expect(compressed).toBeLessThanOrEqual(3 * bytes)
  // Its styles are the same as those of the previous page.
  expect(measured).toBe(0)
})
