import { expect, type Page, test } from '@playwright/test'
import { announced, watchIslands } from './support/islands'
import { isOneOfEachKind, notFoundPage } from './support/kinds'
import { listPages } from './support/pages'
import { readThrough } from './support/read-through'

interface Watched {
  violations: string[]
  hacked?: string[]
}

/** Writes down what the page's policy blocks, from the first moment. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim()),
    )
  })
const violations = (page: Page) => page.evaluate(() => (window as unknown as Watched).violations)

for (const path of [...listPages(), '/404.html']) {
  test(`${path} breaks no rule of its own policy`, { tag: isOneOfEachKind(path) ? '@engines' : [] }, async ({
    page,
  }) => {
    await watch(page)
    await watchIslands(page)
    await page.route('**/404.html', (route) => route.fulfill({ contentType: 'text/html', body: notFoundPage() }))
    await page.goto(path)
    await readThrough(page)
    for (const island of await page.locator('[data-island]').all()) {
      await island.locator('input:not([type="hidden"], [tabindex="-1"]), textarea').first().focus()
      await announced(island, 'ready')
    }
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])
  })
}

test('a script, a handler and a base that somebody brought in are blocked', { tag: '@engines' }, async ({ page }) => {
  await watch(page)
  const evil = `<base href="https://evil.example/"><script>hacked = ['script']</script><img src="/none.webp" alt="" onerror="hacked = ['handler']"><a id="evil" href="javascript:hacked=['link']">x</a><style>main{display:none}</style>`
  await page.route('**/privacy', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${evil}`) })
  })
  await page.goto('/privacy')
  await page.locator('#evil').click()
  const directives = async () => [...new Set((await violations(page)).map((text) => text.split(' ')[0]))].sort()
  await expect.poll(directives).toEqual(['base-uri', 'script-src-attr', 'script-src-elem', 'style-src-elem'])
  expect(await page.evaluate(() => (window as unknown as Watched).hacked)).toBeUndefined()
  expect(new URL(await page.evaluate(() => document.baseURI)).pathname).toBe('/privacy')
  await expect(page.locator('main')).toBeVisible()
})

test('a form that was pointed at a stranger is not sent, nor from a page without a form', async ({ page }) => {
  await watch(page)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  for (const path of ['/contact', '/privacy']) {
    await page.goto(path)
    await page.evaluate(() => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: 'https://evil.example/' })
      document.body.append(form)
      form.submit()
    })
    await expect.poll(() => violations(page)).toEqual(['form-action https://evil.example/'])
  }
  expect(posts).toEqual([])
})

test('a module, what it imports, and a worker of this site run under the policy', { tag: '@engines' }, async ({
  page,
}) => {
  await watch(page)
  const files: Record<string, string> = {
    '/client/module.js': `import { said } from './other.js'; import('./late.js').then(({ late }) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
      worker.onmessage = ({ data }) => { window.heard = [said, late, data] }
    })`,
    '/client/other.js': `export const said = 'import'`,
    '/client/late.js': `export const late = 'late'`,
    '/client/worker.js': `postMessage('worker')`,
  }
  await page.route('**/client/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: files[new URL(route.request().url()).pathname] ?? '' }),
  )
  await page.goto('/privacy')
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: '/client/module.js' }))
  })
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard?: string[] }).heard))
    .toEqual(['import', 'late', 'worker'])
  expect(await violations(page)).toEqual([])
})
