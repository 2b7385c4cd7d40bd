import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { kindsByRoute } from '@oogwenk/ship'
import { parse } from 'parse5'
import { changedKinds, INTERACTIVE_FILE } from '../build/interactive-routes'
import { settings } from '../build/settings'
import { differences } from './fixtures/differences'
import { listFiles } from './fixtures/list-files'
import { buildVariant } from './run/build-variant.mjs'
import { listCacheEntries } from './run/copy-cache.mjs'
import { TRACES } from './run/unpublished.mjs'
import { again, untouched } from './run/variants.mjs'

const files = listFiles('out')
const pages = files.filter((path) => path.endsWith('.html'))
const read = (path: string) => readFileSync(`out/${path}`, 'utf8')
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g')) ?? []
const isStatic = (html: string) => html.includes('data-ship="static"')

test('only the routes in the checked-in list are interactive; npm run tool -- kinds updates it', async () => {
  const listed = JSON.parse(readFileSync(INTERACTIVE_FILE, 'utf8'))
  expect(changedKinds(listed, await kindsByRoute(process.cwd(), settings))).toEqual([])
}, 60_000)

test('a static page has no scripts but the loader, speculation rules and data, loads no style sheet, and has no React markers', () => {
  const found = pages.filter((page) => isStatic(read(page)))
  expect(found.length).toBeGreaterThan(20)
  for (const page of found) {
    const html = read(page)
    const scripts = tags(html, 'script').map((tag) => tag.replace(/application\/(ld\+)?json/, 'data'))
    for (const tag of scripts)
      expect(['<script data-ship="static">', '<script type="speculationrules">', '<script type="data">']).toContain(tag)
    expect(html).not.toMatch(/rel="stylesheet"|as="script"|<!--|__next_f|<div hidden=""><\/div>/)
    expect(tags(html, 'style')).toHaveLength(1)
  }
})

test('an interactive page loads no script or style sheet at first; every file in its list exists, and the payload is first', () => {
  const found = pages.filter((page) => !isStatic(read(page)))
  expect(found).toEqual(['contact.html', 'index.html'])
  for (const page of found) {
    const html = read(page)
    expect(tags(html, 'script').filter((tag) => tag.includes(' src='))).toEqual([])
    expect(html).not.toContain('rel="stylesheet"')
    const list = /data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    expect(list[0]).toMatch(/^\/_next\/static\/f\/[0-9a-f]{16}\.js$/)
    expect(list.length).toBeGreaterThan(5)
    // The list is passed to the loader where no markup can clobber it.
    expect(html).toContain(`"${list.join(' ')}"`)
    for (const url of list) expect([url, existsSync(`out${url}`)]).toEqual([url, true])
    expect(html).not.toContain('__next_f')
  }
})

/**
 * Returns the limit for a page, which was about a third above its number of elements when it was set. `npm test` does
 * not run the Lighthouse audits that measure the effect of this number.
 */
const maxElements = (page: string) => (page.startsWith('cases/') ? 3000 : 1900)

test('no page has more elements than its limit', () => {
  const elements = (node: object): number =>
    'childNodes' in node
      ? (node.childNodes as object[]).reduce((all, child) => all + elements(child), 'tagName' in node ? 1 : 0)
      : 0
  for (const page of pages) {
    const count = elements(parse(read(page)))
    expect({ page, isWithinLimits: count > 10 && count < maxElements(page) }).toEqual({ page, isWithinLimits: true })
  }
})

test('pages and tools refer to the folder of the tools', () => {
  const folders = files.flatMap((path) => /^_next\/static\/client\/\w+\//.exec(path)?.[0] ?? [])
  const named = files
    .filter((path) => path.endsWith('.html') || (path.startsWith('_next/static/client/') && path.endsWith('.js')))
    .flatMap((path) => read(path).match(/_next\/static\/client\/[^/]*\//g) ?? [])
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)]).toEqual([...new Set(folders)])
})

test('no element clobbers a property of the document, because the loader would then run no script', () => {
  const named = (html: string) =>
    ['img', 'form', 'iframe', 'embed', 'object'].flatMap((name) =>
      tags(html, name).filter((tag) => /\sname=/.test(tag) || (/^<(object|img)/.test(tag) && /\sid=/.test(tag))),
    )
  expect(pages.flatMap((page) => named(read(page)))).toEqual([])
  expect(named('<img name="body"><form name=title>')).toHaveLength(2)
})

test('React cannot start before the last file in the list is loaded', () => {
  for (const page of pages.filter((each) => !isStatic(read(each)))) {
    const list = /data-files="([^"]+)"/.exec(read(page))?.[1]?.split(' ') ?? []
    // The files for which the framework waits before its first module.
    const awaited = /"otherChunks":(\[[^\]]*\])/.exec(readFileSync(`out${list[0]}`, 'utf8'))?.[1] ?? '[]'
    expect(JSON.parse(awaited).map((chunk: string) => `/_next/${chunk}`)).toContain(list.at(-1))
  }
})

test('only pages with islands include the hydration script, and the compressed script of other pages is below 1,300 bytes', () => {
  for (const page of pages) {
    const html = read(page)
    const loader = /<script data-ship="[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect([page, loader.includes('island:ready')]).toEqual([page, html.includes('data-ship="interactive"')])
    if (html.includes('data-ship="static"'))
      expect([page, brotliCompressSync(loader).length < 1300]).toEqual([page, true])
  }
})

test('no element has a style or event handler attribute, or the class “undefined”', () => {
  const found: string[] = []
  const visit = (page: string, node: object): void => {
    if ('attrs' in node)
      for (const { name, value } of node.attrs as { name: string; value: string }[]) {
        if (name === 'style' || name.startsWith('on')) found.push(`${page} ${name}`)
        if (name === 'class' && /\bundefined\b/.test(value)) found.push(`${page} class="${value}"`)
      }
    if ('childNodes' in node) for (const child of node.childNodes as object[]) visit(page, child)
  }
  for (const page of pages) visit(page, parse(read(page)))
  expect(found).toEqual([])
})

test('the export has no file that only Next’s router would request', () => {
  expect(files.filter((path) => /__next|_(build|ssg|clientMiddleware)Manifest|_not-found/.test(path))).toEqual([])
  const texts = files.filter((path) => path.endsWith('.txt'))
  expect(texts.filter((path) => pages.includes(path.replace('.txt', '.html')))).toEqual([])
})

test('compressed files have the same content, and are smaller', () => {
  expect(files).toContain('index.html.br')
  for (const path of files.filter((name) => /\.(br|gz)$/.test(name))) {
    const [compressed, plain] = [readFileSync(`out/${path}`), readFileSync(`out/${path.slice(0, -3)}`)]
    const decompressed = path.endsWith('.br') ? brotliDecompressSync(compressed) : gunzipSync(compressed)
    expect([path, decompressed.equals(plain), compressed.length < plain.length]).toEqual([path, true, true])
  }
})

test('a second build in a different folder, without Git, with drafts and scheduled pages, and a day later, gives the same bytes', async () => {
  const other = await buildVariant(again)
  const hiddenFiles = [`cases/${TRACES.draft}/index.md`, `docs/${TRACES.later}.md`]
  for (const file of hiddenFiles) expect([file, existsSync(`${other}/content/${file}`)]).toEqual([file, true])
  expect(files).toEqual(expect.arrayContaining(['sitemap.xml', 'feed.xml']))
  expect(differences('out', `${other}/out`)).toEqual([])
  expect(differences('.hosts', `${other}/.hosts`)).toEqual([])
  expect(existsSync(`${other}/.git`)).toBe(false)
}, 600_000)

test('the results and reports of all cases are cached, and the next build uses them', async () => {
  const [cached, own] = [await buildVariant(untouched), '.'].map((folder) =>
    listCacheEntries(folder, 'cases').map((path) => basename(path)),
  )
  expect(cached?.length).toBeGreaterThan(4)
  // This site lacks the draft, whose results are read although it has no report.
  expect(cached?.filter((name) => !own?.includes(name))).toHaveLength(1)
}, 600_000)
