import { expect, type Page, test } from '@playwright/test'
import { expectedFields, fillContact, openContact, uniqueEmail } from './support/forms'
import { readSubmissions } from './support/site'

const attacker = 'http://evil.example/cs/'

/** Properties of the document that scripts use and markup can clobber. */
const documentProperties = [
  'scripts',
  'body',
  'head',
  'forms',
  'documentElement',
  'createElementNS',
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'getElementsByTagName',
  'addEventListener',
  'adoptedStyleSheets',
  'activeElement',
  'defaultView',
  'cookie',
  'baseURI',
  'URL',
  'readyState',
  'title',
] as const

/** Properties of the window that this site's scripts, the framework or the browser use. */
const windowProperties = [
  ...['FILES', 'TOOLS', 'HAS', 'TEXTS', 'REPORT', 'INDEX_FILE', 'search', 'fill', 'own'],
  ...['next', '__next_require__', '__NEXT_DATA__', 'process', 'React'],
  ...['location', 'name', 'top', 'self', 'fetch', 'history', 'navigator', 'event', 'status', 'Worker', 'URL'],
] as const

/** Globals without which the framework cannot start. */
const frameworkGlobals = ['TURBOPACK', 'TURBOPACK_ASSET_SUFFIX', '__next_f'] as const

/**
 * Inserts markup at the start of every page, as an attacker who got past the sanitiser would.
 * @returns a function that lists the requests to the attacker's host
 */
async function inject(page: Page, markup: string): Promise<() => string[]> {
  const requested: string[] = []
  await page.route(`${attacker}**`, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.taken = true' })
  })
  await page.route(
    (url) => url.origin === process.env.SITE_URL && !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch({ maxRetries: 3 })
      const body = (await response.text()).replace(/<body[^>]*>/, (tag) => tag + markup)
      await route.fulfill({ response, body })
    },
  )
  return () => requested
}

const images = (names: readonly string[]) =>
  names.map((name) => `<img name="${name}" alt="" src="${attacker}x">`).join('')
const anchors = (names: readonly string[]) => names.map((name) => `<a id="${name}" href="${attacker}x"></a>`).join('')

const searchLink = (page: Page) => page.locator('a[data-tool=search]:visible').first()

/** Uses the search until it has found something. */
async function findSomething(page: Page): Promise<void> {
  await page.goto('/docs/rest/reference/users')
  await searchLink(page).click()
  await page.getByRole('combobox').fill('access keys')
  await expect(page.getByRole('option').first()).toBeVisible()
}

/** Fills in the open contact page, sends it and waits for the confirmation. */
async function sendContact(page: Page, email: string): Promise<void> {
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.waitForURL('**/thanks')
}

/** Opens a documentation page, and expects its tools to do what they do without JavaScript. */
async function expectNoScript(page: Page, markup: string): Promise<void> {
  await page.goto('/docs/rest/reference/users')
  for (const tool of ['copy', 'fill']) await expect(page.locator(`[data-tool=${tool}]`).first(), markup).toBeHidden()
  await searchLink(page).click()
  await page.waitForURL('**/docs#all-pages')
}

for (const name of ['currentScript', 'createElement'])
  test(`when markup clobbers document.${name}, a documentation page works as it does without JavaScript`, {
    tag: '@engines-release',
  }, async ({ page }) => {
    const requested = await inject(page, images([name]))
    await expectNoScript(page, name)
    expect(requested()).toEqual([])
  })

const elementOf = (kind: string) => `<${kind} name="querySelector" id="querySelector"></${kind}>`

for (const { which, markups, tag } of [
  {
    which: 'another property of the document, or is a form',
    markups: [images(['body']), elementOf('form')],
    tag: [],
  },
  {
    which: 'any other property of the document, or is not an image',
    markups: [
      ...documentProperties.map((name) => images([name])),
      ...['form', 'iframe', 'object', 'embed'].map(elementOf),
    ],
    tag: '@release',
  },
])
  test(`the same holds for markup that clobbers ${which}`, { tag }, async ({ page }) => {
    for (const markup of markups) {
      const requested = await inject(page, markup)
      await expectNoScript(page, markup)
      expect(requested(), markup).toEqual([])
      await page.unrouteAll()
    }
  })

test('when markup clobbers the document, forms are submitted natively and case pages stay static', {
  tag: '@engines-release',
}, async ({ page }) => {
  const email = uniqueEmail('clobbered')
  // Not every property: in Firefox, Playwright's own scripts use the document too.
  const requested = await inject(page, images(['currentScript', 'createElement', 'forms']))
  await page.goto('/cases/galaxy')
  for (const part of ['[data-own-open]', '[data-explorer] [data-play]']) await expect(page.locator(part)).toBeHidden()
  await page.goto('/contact')
  await sendContact(page, email)
  expect((await readSubmissions(email)).map(({ fields }) => fields)).toEqual([expectedFields(email)])
  expect(requested()).toEqual([])
})

test('markup that clobbers a property of the window changes nothing', {
  tag: ['@engines-release', '@release'],
}, async ({ page }) => {
  const email = uniqueEmail('clobbered-window')
  const requested = await inject(page, anchors(windowProperties))
  await findSomething(page)
  await page.keyboard.press('Escape')
  const builder = page.locator('[data-tool=fill]')
  await builder.click()
  await expect(builder).toHaveAttribute('aria-expanded', 'true')
  await page.goto('/cases/galaxy')
  await page.locator('[data-explorer] [data-play]').click()
  await expect(page.locator('[data-explorer]')).toHaveAttribute('data-awake')
  await page.locator('[data-own-open]').click()
  await expect(page.locator('form#own, form.own-form')).toBeVisible()
  await openContact(page)
  await sendContact(page, email)
  expect(await readSubmissions(email)).toHaveLength(1)
  expect(requested()).toEqual([])
})

for (const name of frameworkGlobals)
  test(`when markup clobbers ${name} of the framework, the form is submitted natively`, {
    tag: name === frameworkGlobals[0] ? [] : '@release',
  }, async ({ page }) => {
    const email = uniqueEmail(`clobbered-${name}`)
    const requested = await inject(page, anchors([name]))
    await page.goto('/contact')
    await sendContact(page, email)
    expect(await readSubmissions(email)).toHaveLength(1)
    expect(requested()).toEqual([])
  })

test('an injected base element does not redirect scripts, the search index or forms', {
  tag: '@engines-release',
}, async ({ page }) => {
  const email = uniqueEmail('clobbered-base')
  const requested = await inject(page, `<base href="${attacker}">`)
  await findSomething(page)
  await openContact(page)
  await sendContact(page, email)
  expect(await readSubmissions(email)).toHaveLength(1)
  expect(requested()).toEqual([])
})

test('a field named like a property of its form does not break the form', async ({ page }) => {
  const posts: string[] = []
  await page.route('**/forms', (route) => {
    posts.push(route.request().url())
    return route.fulfill({ json: { ok: true } })
  })
  await openContact(page)
  await page.locator('form:has([name=company])').evaluate((form) => {
    for (const name of ['action', 'method', 'submit', 'elements', 'reset', 'target', 'children']) {
      const field = document.createElement('input')
      Object.assign(field, { type: 'hidden', name, value: 'http://evil.example/cs/' })
      form.append(field)
    }
  })
  await fillContact(page, 'fields@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.waitForURL('**/thanks')
  expect(posts).toEqual([new URL('/forms', process.env.SITE_URL).href])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})
