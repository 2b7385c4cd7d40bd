import { expect, test } from '@jest/globals'
import { exportedPage, modules } from '../../tests/fixtures/exported-page'
import { memoryOutDir } from '../../tests/fixtures/out-dir'
import { classifyPage } from './classify'
import { cutFramework, cutFromPage } from './cut-framework'
import { deferFramework, deferInPage } from './defer-framework'

const still = (parts = {}) => classifyPage(exportedPage(parts), 'a.html', modules)
const active = (parts = {}) =>
  classifyPage(exportedPage({ rows: ['4:I[3,["$2"],"DemoForm"]'], ...parts }), 'a.html', modules)

test('a static page loses the framework and its markers, and nothing else', () => {
  const data = '<script type="application/ld+json">{"a":"<!-- -->"}</script>'
  const html = cutFromPage(
    still({ body: `<p>One<!-- --> two</p>${data}`, head: '<meta name="a" content="b"/>' }),
    'a.html',
  )
  const sheet = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
  expect(html).toBe(
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${sheet('a')}${sheet('b')}<meta name="a" content="b"/><title>A</title></head><body><p>One two</p>${data}<script data-ship="static"></script></body></html>`,
  )
  expect(cutFromPage(html, 'a.html')).toBe(html)
  expect(deferInPage(html, 'a.html')).toBeUndefined()
})

test('an interactive page names its scripts in the order in which they must run, the payload in a file of its own, with its sheets for React, switched off', () => {
  const { html, path, code } = deferInPage(active(), 'a.html') ?? { html: '', path: '', code: '' }
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
  expect(cutFromPage(html, 'a.html')).toBe(html)
})

test('another payload gets another file, the same one the same', () => {
  const path = (body?: string) =>
    deferInPage(active(body ? { rows: ['4:I[3,[],""]', `5:"${body}"`] } : {}), 'a.html')?.path
  expect(path()).toBe(path())
  expect(path('x')).not.toBe(path())
})

test('run again, both steps change nothing', async () => {
  const out = memoryOutDir({ 'a.html': still(), 'b.html': active() })
  for (const step of [cutFramework, deferFramework]) await step.run(out)
  const once = out.now()
  expect(Object.keys(once)).toHaveLength(3)
  for (const step of [cutFramework, deferFramework]) await step.run(out)
  expect(out.now()).toEqual(once)
})

test('a page that was not classified stops the build', () => {
  expect(() => cutFromPage(exportedPage(), 'a.html')).toThrow(
    'out/a.html has no kind. The step classify must run before this one.',
  )
})
