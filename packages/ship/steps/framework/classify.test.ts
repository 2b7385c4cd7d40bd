import { expect, test } from '@jest/globals'
import { exportedPage, modules } from '../../tests/exported-page'
import { onHtml } from '../../tests/on-html'
import { memoryOutDir } from '../../tests/out-dir'
import { canonicaliseScripts as canonicaliseScriptsIn } from './canonicalise-payload'
import {
  classify,
  classifyAndSort as classifyAndSortIn,
  classifyPage as classifyPageIn,
  classifyPlain,
  isInert,
} from './classify'
import { modulesIn } from './client-modules'

const canonicaliseScripts = onHtml(canonicaliseScriptsIn)
const classifyAndSort = onHtml(classifyAndSortIn)
const classifyPage = onHtml(classifyPageIn)

const kind = (...rows: string[]) =>
  /data-ship="(\w+)"/.exec(classifyPage(exportedPage({ rows }), 'a.html', modules))?.[1]

test('a page with nothing interactive is static, and one with a form is interactive', () => {
  expect(kind('4:I[1,["$2"],"default"]', '5:I[2,["$2"],"default"]')).toBe('static')
  expect(kind('4:I[1,["$2"],"default"]', '5:I[3,["$2"],"DemoForm"]')).toBe('interactive')
})

test('the payload of an interactive page is sorted as the separate step would sort it, and a second run changes nothing', () => {
  const html = exportedPage({ rows: ['5:I[3,["$2"],"default"]', '4:I[1,["$2"],"default"]'] })
  const after = classifyAndSort(html, 'a.html', modules)
  expect(after).toBe(classifyPage(canonicaliseScripts(html, 'a.html'), 'a.html', modules))
  expect(after).not.toBe(classifyPage(html, 'a.html', modules))
  expect(classifyAndSort(after, 'a.html', modules)).toBe(after)
})

test('the payload of a static page is not sorted, because a later step removes it', () => {
  const html = exportedPage({ rows: ['5:I[2,["$2"],"default"]', '4:I[1,["$2"],"default"]'] })
  expect(classifyAndSort(html, 'a.html', modules)).toBe(classifyPage(html, 'a.html', modules))
})

test('an unknown client module makes a page interactive', () => {
  expect(kind('4:I[99,["$2"],"default"]')).toBe('interactive')
})

test('text that looks like a module does not make a page interactive', () => {
  const text = '\n7:I[3,["$2"],"default"]\n'
  expect(kind(`6:T${text.length.toString(16)},${text}4:I[1,[],"default"]`)).toBe('static')
})

test.each(['4:I{}', '4:I[3', '4:I[null,[],""]', '4:I[3,"a"]'])(
  'the build stops at a module it cannot read: %s',
  (row) => {
    expect(() => kind(row)).toThrow(/a row of an unknown kind \(.+\)\. If Next was updated/)
  },
)

test('the build stops at a page without payload, and if Next wrote no manifests', async () => {
  expect(() => classifyPage('<html><body></body></html>', 'a.html', modules)).toThrow(
    'out/a.html has no payload. If Next was updated, check that this step still works with it.',
  )
  const out = { ...memoryOutDir({ 'a.html': exportedPage() }), root: '/nowhere' }
  await expect(classify.run(out)).rejects.toThrow(/There is no page_client-reference-manifest\.js below \.next\//)
})

test('Next’s list of client modules is executed as a script', () => {
  const script = `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
    globalThis.__RSC_MANIFEST["/page"] = {"clientModules":{"[project]/app/error.tsx <module evaluation>":{"id":8}}}`
  expect(modulesIn(script, 'm.js')).toEqual([['8', 'app/error.tsx']])
  expect(() => modulesIn('', 'm.js')).toThrow(/^m\.js names no client modules\. If Next/)
})

test('error screens and Next’s own boundaries do not make a page interactive; its script, dynamic loading, and everything else do', () => {
  const next = 'node_modules/next/dist/esm'
  for (const path of [
    'app/error.tsx',
    'app/docs/error.tsx',
    'app/global-error.tsx',
    `${next}/lib/metadata/generate/icon-mark.js`,
  ])
    expect([path, isInert(path)]).toEqual([path, true])
  for (const path of [
    `${next}/client/script.js`,
    `${next}/shared/lib/lazy-dynamic/preload-chunks.js`,
    'components/error.tsx',
    'app/my-error.tsx',
    'node_modules/x/node_modules/next/dist/client/components/layout-router.js',
  ])
    expect([path, isInert(path)]).toEqual([path, false])
})

test('a page keeps the kind that it has; under SHIP=plain it is plain', async () => {
  const out = memoryOutDir({ 'a.html': canonicaliseScripts(exportedPage(), 'a.html') })
  await classifyPlain.run(out)
  const once = out.now()
  expect(once['a.html']).toContain('<script data-ship="plain"></script></body>')
  await classifyPlain.run(out)
  await classify.run(out)
  expect(out.now()).toEqual(once)
})
