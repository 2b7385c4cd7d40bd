import { expect, test } from '@jest/globals'
import { openPage } from '../../page-tree'
import { exportedPage, modules } from '../../tests/exported-page'
import { onHtml } from '../../tests/on-html'
import { memoryOutDir } from '../../tests/out-dir'
import { classifyPage as classifyPageIn } from './classify'
import { deferFramework, deferInPage as deferInPageIn } from './defer-framework'

const classifyPage = onHtml(classifyPageIn)

/** Returns the changed page, and the file with its payload, if there is one. */
function deferInPage(before: string, file: string, basePath: string) {
  const page = openPage(before, file)
  const payload = deferInPageIn(page, basePath)
  return payload && { ...payload, html: page.source }
}

const staticPage = (parts = {}) => classifyPage(exportedPage(parts), 'a.html', modules)
const interactivePage = (parts = {}) =>
  classifyPage(exportedPage({ rows: ['4:I[3,["$2"],"DemoForm"]'], ...parts }), 'a.html', modules)

test('an interactive page lists its scripts in execution order, the payload in a separate file, and its sheets, disabled, for React', () => {
  const { html, path, code } = deferInPage(interactivePage(), 'a.html', '') ?? { html: '', path: '', code: '' }
  expect(path).toMatch(/^_next\/static\/f\/[0-9a-f]{16}\.js$/)
  expect(html).toContain(
    `<script data-ship="interactive" data-files="/${path} /_next/static/chunks/one.js /_next/static/chunks/run.js"></script>`,
  )
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('as="script"')
  expect(html).toContain('<p>One<!-- --> two</p><!--$--><!--/$-->')
  const scope = { TURBOPACK: [] as object[], self: {} as { __next_f?: unknown[] } }
  const links: string[][] = []
  const document = {
    createElement: () => {
      const set: string[] = []
      links.push(set)
      return { setAttribute: (name: string, value: string) => set.push(`${name}=${value}`) }
    },
    head: { append: () => {} },
  }
  new Function('self', 'globalThis', 'document', code)(scope.self, scope, document)
  expect(scope.TURBOPACK).toEqual([{}])
  expect(scope.self.__next_f).toEqual([[0], [1, '4:I[3,["$2"],"DemoForm"]\n0:{}\n']])
  expect(links).toEqual(
    ['a', 'b'].map((name) => [
      'disabled=',
      'rel=stylesheet',
      `href=/_next/static/chunks/${name}.css`,
      'data-precedence=next',
    ]),
  )
})

test('a different payload gets a different file, and the same payload the same file', () => {
  const path = (body?: string) =>
    deferInPage(interactivePage(body ? { rows: ['4:I[3,[],""]', `5:"${body}"`] } : {}), 'a.html', '')?.path
  expect(path()).toBe(path())
  expect(path('x')).not.toBe(path())
})

test('a static page has nothing to load later, and a second run changes nothing', async () => {
  expect(deferInPage(staticPage(), 'a.html', '')).toBeUndefined()
  const out = memoryOutDir({ 'a.html': staticPage(), 'b.html': interactivePage() })
  await deferFramework.run(out)
  const once = out.now()
  expect(Object.keys(once)).toHaveLength(3)
  await deferFramework.run(out)
  expect(out.now()).toEqual(once)
})
