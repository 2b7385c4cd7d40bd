import { expect, test } from '@jest/globals'
import { exportedPage, modules } from '../../tests/exported-page'
import { onHtml } from '../../tests/on-html'
import { memoryOutDir } from '../../tests/out-dir'
import { classifyPage as classifyPageIn } from './classify'
import { cutFramework, cutFromPage as cutFromPageIn } from './cut-framework'

const classifyPage = onHtml(classifyPageIn)
const cutFromPage = onHtml(cutFromPageIn)

const staticPage = (parts = {}) => classifyPage(exportedPage(parts), 'a.html', modules)
const interactivePage = (parts = {}) =>
  classifyPage(exportedPage({ rows: ['4:I[3,["$2"],"DemoForm"]'], ...parts }), 'a.html', modules)

test('a static page loses the framework and its markers, and nothing else', () => {
  const data = '<script type="application/ld+json">{"a":"<!-- -->"}</script>'
  const html = cutFromPage(
    staticPage({ body: `<p>One<!-- --> two</p>${data}`, head: '<meta name="a" content="b"/>' }),
    'a.html',
  )
  const sheet = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
  expect(html).toBe(
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${sheet('a')}${sheet('b')}<meta name="a" content="b"/><title>A</title></head><body><p>One two</p>${data}<script data-ship="static"></script></body></html>`,
  )
  expect(cutFromPage(html, 'a.html')).toBe(html)
})

test('an interactive page keeps all of it, and a second run changes nothing', async () => {
  const out = memoryOutDir({ 'a.html': staticPage(), 'b.html': interactivePage() })
  await cutFramework.run(out)
  const once = out.now()
  expect(once['b.html']).toBe(interactivePage())
  await cutFramework.run(out)
  expect(out.now()).toEqual(once)
})

test('a page that was not classified stops the build', () => {
  expect(() => cutFromPage(exportedPage(), 'a.html')).toThrow(
    'out/a.html has no kind. The step classify must run before this one.',
  )
})
