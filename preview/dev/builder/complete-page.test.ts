import { expect, test } from '@jest/globals'
import { createPageMaker, html as tree } from '@oogwenk/ship'
import { settings } from '../../../build/settings'
import { completePage, type PageState } from './complete-page'

const { elementsOf, nodesOf, scriptText } = tree

const maker = createPageMaker(process.cwd(), settings)
const complete = (html: string, state: PageState) => completePage(maker, html, state)

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`

/** Returns the scripts of a page after completing it. */
const scriptsOf = async (body: string, path = '/about') =>
  elementsOf(nodesOf(await complete(page(body), { edit: '7.1', path })), 'script')

test('a page ends with the script that follows edits and with its loader, and is otherwise unchanged', async () => {
  const html = await complete(page('<p>A $& text</p>'), { edit: '7.1', path: '/about' })
  expect(html).toMatch(/^<!DOCTYPE html><html><head><\/head><body><p>A \$& text<\/p><script src="\/_dev\/page\.js">/)
  expect(html).toMatch(/<\/script><\/body><\/html>$/)
  const [, loader] = elementsOf(nodesOf(html), 'script')
  expect(scriptText(loader as never)).toMatch(/^livePage\("7\.1",\(\)=>\{.*data-site-header.*\}\)$/s)
})

test('the loader has the parts that its page needs, and the address of the tools', async () => {
  const [, plain] = await scriptsOf('<p>Text</p>')
  const [, tools] = await scriptsOf('<button data-tool="copy">Copy</button>')
  expect(scriptText(plain as never)).not.toContain('docs.js')
  expect(scriptText(tools as never)).toContain('/_next/static/client/dev/docs.js')
})

const island = (script: string) =>
  `<main><!--$?--><template id="B:0"></template><!--/$--></main><div hidden id="S:0"><form></form></div><script>${script}</script>`

test('Suspense content is moved to where it belongs, as in a build, so that forms are there without JavaScript', async () => {
  const html = await complete(page(island('$RC("B:0","S:0")')), { edit: '7.1', path: '/' })
  expect(html).toContain('<main><!--$--><form></form><!--/$--></main><script src=')
})

test('a page with a part that failed is left as React sent it, so that React can report the error', async () => {
  const html = await complete(page(island('$RX("B:0","e")')), { edit: '7.1', path: '/' })
  expect(html).toContain(island('$RX("B:0","e")'))
  expect(html).toContain('livePage(')
})
