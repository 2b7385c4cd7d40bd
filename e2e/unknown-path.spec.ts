import { expect, test } from '@playwright/test'
import { startSite } from './support/site'

test('every unknown path redirects to the home page, and browsers do not cache the redirect', async ({
  page,
  request,
}) => {
  for (const path of [
    '/no-such-page',
    '/docs/no-such-page',
    '/old.php',
    '/about/more/',
    '/%zz',
    '/404',
    '/_not-found',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers().location, response.headers()['cache-control']], path).toEqual([
      302,
      '/',
      'no-store',
    ])
    await page.goto(path)
    expect(new URL(page.url()).pathname, path).toBe('/')
    await expect(page.locator('h1')).toHaveCount(1)
  }
})

for (const path of ['/media/none.webp', '/locales/xx/common.json', '/_next/static/none.js', '/none.css']) {
  test(`the response to a request for ${path} is 404 without a page`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    expect(response.headers()['content-type']).toContain('text/plain')
    expect(response.headers()['cache-control']).toBe('no-store')
  })
}

test('other spellings of /about redirect to /about and keep the query', async ({ page }) => {
  for (const path of ['/about/', '/about.html', '/About', '/ABOUT.HTML']) {
    await page.goto(`${path}?from=mail#top`)
    const { pathname, search, hash } = new URL(page.url())
    expect([pathname, search, hash], path).toEqual(['/about', '?from=mail', '#top'])
  }
})

test('on a host that cannot redirect, the not-found page redirects to the home page immediately', async ({ page }) => {
  const policy = { unknown: 'notFoundPage', assetPrefixes: [], assetExtensions: [] } as const
  const site = await startSite({ policy })
  const response = await page.goto(`${site.url}/no-such-page`)
  expect(response?.status()).toBe(404)
  await page.waitForURL(`${site.url}/`)
  await site.close()
})
