import { expect, test } from '@jest/globals'
import { exportedPage, modules } from '../../tests/exported-page'
import { onHtml } from '../../tests/on-html'
import { memoryOutDir } from '../../tests/out-dir'
import { classifyPage as classifyPageIn } from '../framework/classify'
import { deferInPage as deferInPageIn } from '../framework/defer-framework'
import { fillMark as fillMarkIn, putLoader } from './put-loader'

const classifyPage = onHtml(classifyPageIn)
const fillMark = onHtml(fillMarkIn)
const deferInPage = onHtml(deferInPageIn)

const page = (body: string) => classifyPage(exportedPage({ body }), 'a.html', modules)
const staticPage = page('<p>One</p>')
const interactivePage = deferInPage(
  classifyPage(exportedPage({ rows: ['4:I[3,[],""]'] }), 'b.html', modules),
  'b.html',
  '',
)
const tools = { '_next/static/client/0123456789/copy.js': '' }

/** Returns the code of the script with the mark. */
const loaderIn = (html = '') => /<script data-ship="\w+"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''

/** Returns the loaders of pages, by file. */
async function loadersOf(pages: Record<string, string>): Promise<Record<string, string>> {
  const out = memoryOutDir({ ...tools, ...pages })
  await putLoader.run(out)
  const first = out.now()
  await putLoader.run(out)
  expect(out.now()).toEqual(first)
  return Object.fromEntries(Object.keys(pages).map((path) => [path, loaderIn(first[path])]))
}

test('every page gets a script that watches the header and requests nothing from other hosts', async () => {
  const loaders = await loadersOf({ 'a.html': staticPage, 'b.html': interactivePage })
  for (const loader of Object.values(loaders)) {
    expect(loader).toContain('data-site-header')
    expect(loader).not.toMatch(/https?:|HAS\.|TOOLS/)
  }
})

test('a page gets only the parts that it needs', async () => {
  const loaders = await loadersOf({
    'staticPage.html': staticPage,
    'interactive.html': interactivePage,
    'form.html': page('<form action="/forms"></form>'),
    'thanks.html': staticPage,
    'own.html': page('<button data-own-open="Not loaded">Choose</button>'),
    'stage.html': page('<div data-explorer="/a.json"></div>'),
    'rise.html': page('<p data-reveal="">One</p>'),
    'tools.html': page('<button data-tool="copy">Copy</button>'),
    'long.html': page('<nav data-contents=""></nav>'),
  })
  const parts: Record<string, string> = {
    islands: 'island:ready',
    drafts: 'form-name',
    explorer: 'explorer.js',
    own: 'own.js',
    reveals: 'beforeprint',
    tools: 'data-languages',
    contents: 'data-contents',
  }
  const inside = Object.entries(loaders).map(([path, loader]) => [
    path,
    Object.keys(parts).filter((part) => loader.includes(parts[part] as string)),
  ])
  expect(Object.fromEntries(inside)).toEqual({
    'staticPage.html': [],
    'interactive.html': ['islands'],
    'form.html': ['drafts'],
    'thanks.html': ['drafts'],
    'own.html': ['own'],
    'stage.html': ['explorer'],
    'rise.html': ['reveals'],
    'tools.html': ['tools'],
    'long.html': ['contents'],
  })
  expect(loaders['tools.html']).toContain('/_next/static/client/0123456789/')
})

test('a page with islands lists the files of its framework in the script, where no markup can shadow the list', async () => {
  const { 'b.html': loader } = await loadersOf({ 'b.html': interactivePage })
  const files = /data-files="([^"]+)"/.exec(interactivePage)?.[1] as string
  expect(loader).toContain(JSON.stringify(files))
  expect(loader).not.toMatch(/currentScript|FILES/)
})

test('pages with the same needs contain the same small script, which has no part of the hosting policy', async () => {
  const { 'a.html': first, 'b.html': second } = await loadersOf({ 'a.html': staticPage, 'b.html': page('<p>Two</p>') })
  expect(first).toBe(second)
  expect(first).not.toContain('Referrer-Policy')
  expect(first?.length).toBeLessThan(4500)
})

test('an older loader is replaced', () => {
  expect(loaderIn(fillMark(fillMark(staticPage, 'a.html', 'old()'), 'a.html', 'run()'))).toBe('run()')
})

test('a loader that could end its element stops the build', () => {
  for (const code of ['"</script>"', '"</SCRIPT >"', '"<!--"'])
    expect(() => fillMark(staticPage, 'a.html', code)).toThrow(
      /^The loader contains <\/script or <!--\. Write it another way/,
    )
})

test('a page that was not classified stops the build', () => {
  expect(() => fillMark(exportedPage(), 'a.html', 'run()')).toThrow('out/a.html has no kind.')
})
