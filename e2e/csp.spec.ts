import { createPageMaker } from '@oogwenk/ship'
import { expect, test } from '@playwright/test'
import { settings } from '../build/settings'
import { asBuiltFor, startChangedSite } from './support/changed-site'
import { startFormService } from './support/form-service'
import { waitForIsland, watchIslands } from './support/islands'
import { violations, watchViolations } from './support/violations'

const { withPolicy } = createPageMaker(process.cwd(), settings)

// `engines.spec.ts` and `all-pages.spec.ts` test that the pages themselves comply with the policy.
for (const path of ['/privacy', '/']) {
  test(`an injected script, handler and base element are blocked on ${path}`, {
    tag: '@engines-release',
  }, async ({ page }) => {
    await watchViolations(page)
    const injected = `<base href="https://evil.example/"><script>hacked = ['script']</script><img src="/none.webp" alt="" onerror="hacked = ['handler']"><a id="evil" href="javascript:hacked=['link']">x</a><style>main{display:none}</style>`
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch({ maxRetries: 3 })
      const html = await response.text()
      expect(html).toContain('<body>')
      await route.fulfill({ response, body: html.replace('<body>', `<body>${injected}`) })
    })
    await page.goto(path)
    await page.locator('#evil').click()
    const directives = async () => [...new Set((await violations(page)).map((text) => text.split(' ')[0]))].sort()
    await expect.poll(directives).toEqual(['base-uri', 'script-src-attr', 'script-src-elem', 'style-src-elem'])
    expect(await page.evaluate(() => (window as unknown as { hacked?: string[] }).hacked)).toBeUndefined()
    expect(new URL(await page.evaluate(() => document.baseURI)).pathname).toBe(path)
    await expect(page.locator('main')).toBeVisible()
  })
}

test('a form whose action is on another origin is not sent, and neither is a form injected into a page without one', async ({
  page,
}) => {
  await watchViolations(page)
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

for (const transport of ['fetch', 'native'] as const) {
  test(`a form posts to a second origin with the transport ${transport}, under the policies of header and page together`, {
    tag: transport === 'native' ? ['@engines-release', '@release'] : '@engines-release',
  }, async ({ page }) => {
    const service = await startFormService({ cors: transport === 'fetch' })
    const change = asBuiltFor(service.url, transport)
    const site = await startChangedSite((text, path) =>
      path.endsWith('.html') ? withPolicy(change(text), path) : change(text),
    )
    try {
      await watchViolations(page)
      await watchIslands(page)
      const header = (await page.goto(`${site.url}/contact`))?.headers()['content-security-policy']
      expect(header).toContain("frame-ancestors 'none'")
      const { origin } = new URL(service.url)
      const pagePolicy = page.locator('meta[http-equiv="Content-Security-Policy"]')
      await expect(pagePolicy).toHaveAttribute('content', new RegExp(`form-action 'self' ${origin}`))
      const island = page.locator('[data-island]')
      await island.locator('input[name="name"]').fill('Ada')
      await waitForIsland(island, 'ready')
      await island.locator('input[name="company"]').fill('Engines')
      await island.locator('input[name="email"]').fill('ada@example.org')
      // Read from the console, because the list of violations is lost when the browser leaves the page.
      const blocked: string[] = []
      page.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) blocked.push(message.text())
      })
      await island.locator('button[type="submit"]').click()
      await expect.poll(() => service.received.length).toBe(1)
      await page.waitForURL(transport === 'fetch' ? '**/thanks' : service.url)
      expect(new URLSearchParams(service.received[0]?.body).get('email')).toBe('ada@example.org')
      expect(blocked).toEqual([])
    } finally {
      await site.close()
      await service.close()
    }
  })
}

/**
 * Code as the build puts it into the loader, and the files that it loads. It inserts an element, because `import()` in
 * an inline script is blocked.
 */
const loaded = {
  script: `document.head.append(Object.assign(document.createElement('script'),{type:'module',src:'/client/module.js'}))`,
  files: {
    'client/module.js': `import { imported } from './other.js'; import('./late.js').then(({ late }) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
      worker.onmessage = ({ data }) => { window.received = [imported, late, data] }
      worker.onerror = () => { window.received = ['the worker failed'] }
    })`,
    'client/other.js': `export const imported = 'import'`,
    'client/late.js': `export const late = 'late'`,
    'client/worker.js': `import { imported } from './other.js'; postMessage('worker ' + imported)`,
  },
}

test('the policy allows a module inserted by the loader, its imports and a worker', {
  tag: '@engines-release',
}, async ({ page }) => {
  const site = await startChangedSite(
    (text, path) =>
      path === 'privacy.html'
        ? withPolicy(text.replace('</script></body>', `;${loaded.script}</script></body>`), path)
        : text,
    { files: loaded.files },
  )
  try {
    await watchViolations(page)
    await page.goto(`${site.url}/privacy`)
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { received?: string[] }).received))
      .toEqual(['import', 'late', 'worker import'])
    expect(await violations(page)).toEqual([])
  } finally {
    await site.close()
  }
})

test('a worker that does not come from this site is blocked', { tag: '@engines-release' }, async ({ page }) => {
  await watchViolations(page)
  await page.goto('/privacy')
  await page.evaluate(() => {
    const url = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }))
    try {
      new Worker(url).onmessage = () => Object.assign(window, { received: ['blob'] })
    } catch {
      // Some engines throw, others fire an error event later; all report the violation.
    }
  })
  await expect.poll(async () => (await violations(page)).map((text) => text.split(' ')[0])).toEqual(['worker-src'])
  expect(await page.evaluate(() => 'received' in window)).toBe(false)
})
