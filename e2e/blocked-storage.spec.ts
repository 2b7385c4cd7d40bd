import { test as base, expect, type Page } from '@playwright/test'
import { blockStorage, type OwnBrowser, openWithoutCookies } from './support/blocked-storage'
import { contactValues, defaultMessage, expectedFields, fillContact, openContact, uniqueEmail } from './support/forms'
import { demoForm, focusIsland, waitForIsland, watchIslands } from './support/islands'
import { breakIsland, patchResponses } from './support/patch'
import { readSubmissions } from './support/site'

/** Reasons why a browser stores nothing: a script makes its storage throw, or the visitor blocks cookies. */
const causes = ['storage that throws', 'all cookies blocked'] as const

const test = base.extend<{ cause: (typeof causes)[number]; blocked: Page }, { cookieless: () => Promise<OwnBrowser> }>({
  cause: ['storage that throws', { option: true }],
  // All tests can share one browser, because it stores nothing.
  cookieless: [
    async ({ browserName }, use) => {
      let own: Promise<OwnBrowser> | undefined
      await use(() => {
        own ??= openWithoutCookies(browserName)
        return own
      })
      await (await own)?.close()
    },
    { scope: 'worker' },
  ],
  blocked: async ({ page, cause, cookieless }, use) => {
    if (cause === 'all cookies blocked') {
      const { context } = await cookieless()
      const own = await context.newPage()
      await use(own)
      return own.close()
    }
    await blockStorage(page)
    await use(page)
  },
})

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const addressOf = (path: string) => new URL(path, process.env.SITE_URL).href
const stoppedMessage = (page: Page) => page.getByText('This part of the page has stopped responding.')

/** Expects access to storage to throw; the tests are valid only if it does. */
const expectBlocked = async (page: Page) =>
  expect(
    await page.evaluate(() => {
      try {
        return `open: ${sessionStorage.length}`
      } catch (error) {
        return (error as Error).name
      }
    }),
  ).toBe('SecurityError')

for (const cause of causes) {
  // Starting a browser without cookies takes too long for every run.
  test.describe(`with ${cause}`, { tag: cause === 'all cookies blocked' ? '@release' : [] }, () => {
    test.use({ cause })
    // In one worker, so that the browser without cookies starts only once.
    test.describe.configure({ mode: 'default' })

    test('the contact form keeps what was typed after a failed attempt, and can be sent', {
      tag: '@engines-release',
    }, async ({ blocked }) => {
      const email = uniqueEmail(`contact-${cause.replaceAll(' ', '-')}`)
      await blocked.route('**/forms', (route) => route.fulfill({ status: 503, body: 'no' }), { times: 1 })
      await openContact(blocked, addressOf('/contact'))
      await expectBlocked(blocked)
      await fillContact(blocked, email)
      await send(blocked)
      await expect(blocked.getByText('the service returned error 503.')).toBeVisible()
      await expect(blocked.getByLabel('Message')).toHaveValue(contactValues.message)
      await expect(blocked.getByLabel('Email', { exact: true })).toHaveValue(email)
      await expect(stoppedMessage(blocked)).toHaveCount(0)
      await blocked.getByRole('button', { name: 'Try again' }).click()
      await blocked.waitForURL('**/thanks')
      expect((await readSubmissions(email)).map(({ fields }) => fields)).toEqual([expectedFields(email)])
    })

    test('the demo form keeps what was typed after a failed attempt, and can be sent', async ({ blocked }) => {
      const email = uniqueEmail(`demo-${cause.replaceAll(' ', '-')}`)
      await blocked.route('**/forms', (route) => route.fulfill({ status: 503, body: 'no' }), { times: 1 })
      await watchIslands(blocked)
      await blocked.goto(addressOf('/'))
      await focusIsland(demoForm(blocked))
      await waitForIsland(demoForm(blocked), 'ready')
      const field = blocked.getByPlaceholder('Your email…')
      await field.fill(email)
      await blocked.getByRole('button', { name: 'Schedule a demo' }).click()
      await expect(blocked.getByText('the service returned error 503.')).toBeVisible()
      await expect(field).toHaveValue(email)
      await blocked.getByRole('button', { name: 'Try again' }).click()
      await blocked.waitForURL('**/thanks')
      expect(await readSubmissions(email)).toHaveLength(1)
    })

    test('no letter typed during hydration is lost', { tag: '@engines-release' }, async ({ blocked }) => {
      await watchIslands(blocked)
      await blocked.goto(addressOf('/contact'))
      const email = blocked.getByLabel('Email', { exact: true })
      // The first key hydrates the form; the other letters are typed while it hydrates.
      await email.focus()
      await blocked.keyboard.type('marit.de.boer@biscuits.example', { delay: 15 })
      await blocked.getByLabel('Message').focus()
      await blocked.keyboard.press('ControlOrMeta+End')
      await blocked.keyboard.type(' Early words.', { delay: 15 })
      await waitForIsland(blocked.locator('[data-island="contact"]'), 'ready')
      await expect(email).toHaveValue('marit.de.boer@biscuits.example')
      await expect(blocked.getByLabel('Message')).toHaveValue(`${defaultMessage} Early words.`)
      await expect(stoppedMessage(blocked)).toHaveCount(0)
    })
  })
}

/** Ways to make an island fail: in an effect, or during its hydration. */
const failures = {
  'in an effect': (page: Page) =>
    page.addInitScript(() => {
      const { addEventListener } = HTMLFormElement.prototype
      HTMLFormElement.prototype.addEventListener = function (this: HTMLFormElement, ...given: [string, ...unknown[]]) {
        if (given[0] === 'focusout') throw new Error('An error injected by a test')
        return addEventListener.apply(this, given as unknown as Parameters<typeof addEventListener>)
      } as typeof addEventListener
    }),
  'while it is hydrated': (page: Page) => patchResponses(page, breakIsland('contact')),
} as const

for (const [when, inject] of Object.entries(failures))
  base(
    `if an island fails ${when}, what is typed in the meantime is kept, and the form can still be sent`,
    {
      tag: '@engines-release',
    },
    async ({ page }) => {
      const email = uniqueEmail(`fault-${when.replaceAll(' ', '-')}`)
      await inject(page)
      await watchIslands(page)
      await page.goto('/contact')
      const field = page.getByLabel('Email', { exact: true })
      await field.focus()
      await page.keyboard.type(email, { delay: 15 })
      await waitForIsland(page.locator('[data-island="contact"]'), 'fault')
      await expect(stoppedMessage(page)).toBeVisible()
      await expect(field).toHaveValue(email)
      await expect(field).toBeFocused()
      // The caret has not moved.
      await page.keyboard.type('x')
      await expect(field).toHaveValue(`${email}x`)
      await page.keyboard.press('Backspace')
      for (const name of ['Name', 'Company']) await page.getByLabel(name, { exact: true }).fill(contactValues.name)
      await send(page)
      await page.waitForURL('**/thanks')
      expect(await readSubmissions(email)).toHaveLength(1)
    },
  )
