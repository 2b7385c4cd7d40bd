import { expect, type Page, test } from '@playwright/test'
import { violationsInDark, violationsOf } from './support/axe'
import { isOneOfEachKind } from './support/kinds'
import { listPages } from './support/pages'
import { recordProblems } from './support/record-problems'
import { scrollThrough } from './support/scroll-through'
import { violations, watchViolations } from './support/violations'

// These tests hold for any content, and also run on the content as edited.

/** Lists everything that the site has stored in the browser. */
async function storedBy(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker ${scope}`),
  ])
  const cookies = await page.context().cookies()
  return [...stored, ...cookies.map(({ name }) => `cookie ${name}`)]
}

/** Returns the links of a page to this site, as absolute URLs without duplicates. */
function internalLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => link.href)
    return [...new Set(links.filter((link) => link.startsWith(`${location.origin}/`)))]
  })
}

for (const path of listPages()) {
  test(`${path} logs nothing, stores nothing, and has no policy violation, broken link or accessibility violation`, async ({
    page,
    request,
    baseURL,
  }) => {
    const problems = recordProblems(page, baseURL as string)
    await watchViolations(page)
    await page.goto(path)
    await scrollThrough(page)
    expect.soft(problems).toEqual([])
    expect.soft(await storedBy(page)).toEqual([])
    expect.soft(await violations(page)).toEqual([])
    // Without animations, which could change a colour while it is measured.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    expect.soft(await violationsOf(page), 'light').toEqual([])
    // Pages of one kind have the same colours; the tests of a release check every page in both schemes.
    if (isOneOfEachKind(path)) expect.soft(await violationsInDark(page), 'dark').toEqual([])
    const broken: string[] = []
    for (const link of await internalLinks(page)) {
      const { pathname, hash } = new URL(link)
      // Redirects are not followed: an unknown page would redirect to the home page.
      const response = await request.get(pathname, { maxRedirects: 0 })
      const id = decodeURIComponent(hash.slice(1))
      if (response.status() !== 200) broken.push(`${link} responds with ${response.status()}`)
      else if (id && !(await response.text()).includes(` id="${id}"`)) broken.push(`${link} leads to no anchor`)
    }
    expect(broken).toEqual([])
  })
}

test.describe('with the page’s own policy bypassed', () => {
  test.use({ bypassCSP: true })

  test('the checks of messages, requests and storage can fail', async ({ page, baseURL }) => {
    const problems = recordProblems(page, baseURL as string)
    await page.goto('/')
    await page.evaluate(async () => {
      console.warn('a warning')
      localStorage.setItem('visitor', '1')
      // biome-ignore lint/suspicious/noDocumentCookie: not every engine has the Cookie Store API
      document.cookie = 'visitor=1'
      await fetch('/media/none.webp')
      await fetch('http://127.0.0.1:9/').catch(() => undefined)
    })
    const text = problems.join('\n')
    for (const word of ['console: a warning', '404: ', 'foreign: http://127.0.0.1:9/', 'failed: ']) {
      expect(text).toContain(word)
    }
    expect(await storedBy(page)).toEqual(['localStorage visitor', 'cookie visitor'])
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

test('axe finds text that is too pale only in dark mode', async ({ page }) => {
  const pale = '@media (prefers-color-scheme: dark) { p { color: #ccc } }'
  await page.setContent(`<style>${pale}</style><main style="background: #fff"><p>Text that is too pale.</p></main>`)
  expect((await violationsOf(page, 'main')).join()).not.toContain('color-contrast')
  expect((await violationsInDark(page)).join()).toContain('color-contrast')
})
