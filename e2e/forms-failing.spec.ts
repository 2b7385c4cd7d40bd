import { expect, type Page, test } from '@playwright/test'
import { siteConfig } from '../site.config'
import { asBuiltFor, startChangedSite } from './support/changed-site'
import { closingConnections, neverResponding, respondingWith } from './support/failing-services'
import { startFormService } from './support/form-service'
import { contactValues, expectedFields, fillContact, openContact } from './support/forms'
import { demoForm, focusIsland, waitForIsland, watchIslands } from './support/islands'
import { readSubmissions, startSite } from './support/site'

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const failure = (page: Page) => page.locator('[data-island] [data-failure]')

/**
 * Expects what holds after every failure: the text is kept, the message has the focus, and there are two ways to
 * continue.
 */
async function expectNothingLost(page: Page, sentence: string, email: string) {
  await expect(failure(page)).toContainText(sentence)
  await expect(failure(page)).toContainText('Nothing you typed has been lost.')
  await expect(failure(page).locator('p')).toBeFocused()
  // Screen readers read the message because it has the focus; with a live region they would read it twice.
  await expect(page.locator('[data-island]').locator('[role=alert], [role=status], [aria-live]')).toHaveCount(0)
  await expect(page.getByLabel('Message')).toHaveValue(contactValues.message)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Send it by email instead' })
  // The link is filled when it gets the focus, with what has been typed by then.
  await expect(link).toHaveAttribute('href', /^mailto:[^?]+$/)
  await link.focus()
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('Which one?')
  expect(page.url()).toContain('/contact')
}

for (const status of [500, 503, 422]) {
  test(`when a service responds with ${status}, nothing is lost and a second attempt succeeds`, {
    tag: status === 500 ? [] : '@release',
  }, async ({ page }) => {
    const email = `status-${status}@example.com`
    await page.route('**/forms', (route) => route.fulfill({ status, body: 'no' }), { times: 1 })
    await openContact(page)
    await fillContact(page, email)
    await send(page)
    await expectNothingLost(page, `the service returned error ${status}.`, email)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL('**/thanks')
    expect((await readSubmissions(email)).map(({ fields }) => fields)).toEqual([expectedFields(email)])
  })
}

test('a dropped connection is reported differently from an error response', async ({ page }) => {
  const site = await startSite({ forms: closingConnections() })
  try {
    await openContact(page, `${site.url}/contact`)
    await fillContact(page, 'refused@example.com')
    await send(page)
    await expectNothingLost(page, 'we could not reach the service.', 'refused@example.com')
  } finally {
    await site.close()
  }
})

test('when the connection is refused, nothing is lost', async ({ page }) => {
  await page.route('**/forms', (route) => route.abort('connectionrefused'))
  await openContact(page)
  await fillContact(page, 'no-connection@example.com')
  await send(page)
  await expectNothingLost(page, 'we could not reach the service.', 'no-connection@example.com')
})

test('a request to a service that does not respond times out as configured', async ({ page }) => {
  const site = await startSite({ forms: neverResponding() })
  try {
    await page.clock.install()
    await openContact(page, `${site.url}/contact`)
    await fillContact(page, 'silent@example.com')
    const request = page.waitForRequest('**/forms')
    await send(page)
    await request
    await page.clock.runFor(siteConfig.forms.timeoutMs - 1000)
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
    await page.clock.runFor(1000)
    await expectNothingLost(page, 'the service took too long to answer.', 'silent@example.com')
  } finally {
    await site.close()
  }
})

test('the demo form handles failures in the same way', async ({ page }) => {
  const site = await startSite({ forms: respondingWith(500) })
  try {
    await watchIslands(page)
    await page.goto(site.url)
    await focusIsland(demoForm(page))
    await waitForIsland(demoForm(page), 'ready')
    await page.getByPlaceholder('Your email…').fill('demo-fails@example.com')
    await page.getByRole('button', { name: 'Schedule a demo' }).click()
    await expect(failure(page)).toContainText('We could not send this: the service returned error 500.')
    await expect(page.getByPlaceholder('Your email…')).toHaveValue('demo-fails@example.com')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  } finally {
    await site.close()
  }
})

for (const cors of [true, false]) {
  test(`a form sent to a service on another origin that ${cors ? 'allows' : 'does not allow'} this site ${cors ? 'is confirmed' : 'cannot be confirmed, and nothing is lost'}`, async ({
    page,
  }) => {
    const service = await startFormService({ cors })
    const site = await startChangedSite(asBuiltFor(service.url, 'fetch'))
    const email = 'elsewhere@example.com'
    try {
      await openContact(page, `${site.url}/contact`)
      await fillContact(page, email)
      await send(page)
      if (cors) await page.waitForURL('**/thanks')
      else await expectNothingLost(page, 'we could not reach the service.', email)
      // Without CORS the message arrives all the same, which is why such a service needs `transport: native`.
      expect(service.received).toHaveLength(1)
      expect(service.received[0]?.type).toMatch(/^application\/x-www-form-urlencoded/)
      expect(Object.fromEntries(new URLSearchParams(service.received[0]?.body))).toEqual({
        'form-name': 'contact',
        ...expectedFields(email),
      })
    } finally {
      await site.close()
      await service.close()
    }
  })
}

test('a response that reports a failure counts as one, despite a success status', async ({ page }) => {
  await page.route('**/forms', (route) => route.fulfill({ json: { success: false } }))
  await openContact(page)
  await fillContact(page, 'refused-in-words@example.com')
  await send(page)
  await expectNothingLost(page, 'the service refused it.', 'refused-in-words@example.com')
})

test('the drawing shown after a failed attempt has all its colours', { tag: '@release' }, async ({ page }) => {
  await page.route('**/forms', (route) => route.fulfill({ status: 503, body: 'no' }))
  const missing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main svg *')].flatMap((shape) =>
        [...(shape.cloneNode() as Element).outerHTML.matchAll(/var\((--[\w-]+)\)/g)]
          .map(([, name = '']) => name)
          .filter((name) => getComputedStyle(shape).getPropertyValue(name) === ''),
      ),
    )
  await page.setViewportSize({ width: 390, height: 844 })
  await openContact(page)
  await fillContact(page, 'colours@example.com')
  await send(page)
  await expect(failure(page).locator('svg')).toBeVisible()
  expect(await missing()).toEqual([])
  await page.goto('/')
  await focusIsland(demoForm(page))
  await waitForIsland(demoForm(page), 'ready')
  await page.getByPlaceholder('Your email…').fill('colours@example.com')
  await page.getByRole('button', { name: 'Schedule a demo' }).click()
  await expect(failure(page).locator('svg')).toBeVisible()
  expect(await missing()).toEqual([])
})
