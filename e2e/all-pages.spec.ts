import { expect, type Page, test } from '@playwright/test'
import { violationsInDark, violationsOf } from './support/axe'
import { isOneOfEachKind } from './support/kinds'
import { listen } from './support/listen'
import { listPages } from './support/pages'
import { readThrough } from './support/read-through'
import { violations, watchViolations } from './support/violations'

// True of every page, whatever editors write: these tests run on today's content as well.

/** Everything that a site can store in a browser. */
async function keptOf(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker ${scope}`),
  ])
  const cookies = await page.context().cookies()
  return [...kept, ...cookies.map(({ name }) => `cookie ${name}`)]
}

/** Links of a page to this site, as full addresses without duplicates. */
function innerLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => link.href)
    return [...new Set(links.filter((link) => link.startsWith(`${location.origin}/`)))]
  })
}

for (const path of listPages()) {
  test(`${path} is quiet, stores nothing, breaks no policy, has no broken link, and has no accessibility violation`, async ({
    page,
    request,
    baseURL,
  }) => {
    const heard = listen(page, baseURL as string)
    await watchViolations(page)
    await page.goto(path)
    await readThrough(page)
    expect.soft(heard).toEqual([])
    expect.soft(await keptOf(page)).toEqual([])
    expect.soft(await violations(page)).toEqual([])
    // Without animations, so that no colour is measured half-way.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    expect.soft(await violationsOf(page), 'light').toEqual([])
    // A kind has the same colours on each of its pages, and the release looks at all in both schemes.
    if (isOneOfEachKind(path)) expect.soft(await violationsInDark(page), 'dark').toEqual([])
    const broken: string[] = []
    for (const link of await innerLinks(page)) {
      const { pathname, hash } = new URL(link)
      // Redirects are not followed, or an unknown page would look like the home page.
      const answer = await request.get(pathname, { maxRedirects: 0 })
      const id = decodeURIComponent(hash.slice(1))
      if (answer.status() !== 200) broken.push(`${link} answers ${answer.status()}`)
      else if (id && !(await answer.text()).includes(` id="${id}"`)) broken.push(`${link} has no such place`)
    }
    expect(broken).toEqual([])
  })
}

test.describe('with the page’s own policy bypassed', () => {
  test.use({ bypassCSP: true })

  test('each of these checks can fail', async ({ page, baseURL }) => {
    const heard = listen(page, baseURL as string)
    await page.goto('/')
    await page.evaluate(async () => {
      console.warn('a warning')
      localStorage.setItem('visitor', '1')
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure origin
      document.cookie = 'visitor=1'
      await fetch('/media/none.webp')
      await fetch('http://127.0.0.1:9/').catch(() => undefined)
    })
    const text = heard.join('\n')
    for (const word of ['console: a warning', '404: ', 'foreign: http://127.0.0.1:9/', 'failed: ']) {
      expect(text).toContain(word)
    }
    expect(await keptOf(page)).toEqual(['localStorage visitor', 'cookie visitor'])
  })
})

test('axe finds an image without alternative text, and text with too little contrast', async ({ page }) => {
  // A separate page: pages of the site allow no style attribute, and React would undo the change.
  await page.goto('about:blank')
  await page.setContent(
    '<main><img src="/none.png"><p style="color: #ccc; background: #fff">Words that are too pale to read.</p></main>',
  )
  const found = (await violationsOf(page)).join('\n')
  expect(found).toContain('image-alt')
  expect(found).toContain('color-contrast')
})

test('axe finds text that is too pale in dark mode only', async ({ page }) => {
  const pale = '@media (prefers-color-scheme: dark) { p { color: #ccc } }'
  await page.setContent(`<style>${pale}</style><main style="background: #fff"><p>Text that is too pale.</p></main>`)
  expect((await violationsOf(page, 'main')).join()).not.toContain('color-contrast')
  expect((await violationsInDark(page)).join()).toContain('color-contrast')
})
