import { expect, test } from '@jest/globals'
import { bundlePreview } from './bundle-preview'

test('the pages of the editor have the buttons of the site, and the style sheet of the links and warnings above its forms styles nothing else', async () => {
  const files = await bundlePreview(process.cwd())
  const [pages, bar] = ['pages.css', 'bar.css'].map((name) => new TextDecoder().decode(files.get(name)))
  expect(pages).toMatch(/\nbutton:not\(\.secondary\) \{\s*background: var\(--action\)/)
  const selectors = (bar ?? '').match(/^\S.*(?= \{)/gm)?.filter((each) => !/^(@|:root$|\[data-scheme)/.test(each))
  expect(selectors?.length).toBeGreaterThan(0)
  for (const selector of selectors ?? [])
    expect(selector).toMatch(/^:is\(.*body > nav|^body > (nav|header)|^\.links|^#editor-warnings|^ /)
})

test('the style sheet of the preview is the site’s own, with its fonts beside it and nothing from elsewhere', async () => {
  const files = await bundlePreview(process.cwd())
  const style = new TextDecoder().decode(files.get('preview.css'))
  const addresses = [...style.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address = '']) => address)
  expect(addresses).toEqual([
    expect.stringMatching(/^\.\/text-\w+\.woff2$/),
    expect.stringMatching(/^\.\/display-\w+\.woff2$/),
  ])
  for (const address of addresses) expect(files.get(address.slice(2))?.length).toBeGreaterThan(10_000)
  expect(style).toMatch(/h1 \{\s*font: 680 var\(--h1\)/)
  expect(style).toContain('[data-rich-text-preview] > * + * {')
})
