import { expect, type Page, test } from '@playwright/test'
import { buildVariant } from '../tests/run/build-variant.mjs'
import { preview } from '../tests/run/variants.mjs'
import { startSite, type TestSite } from './support/site'
import { waitUntilIdle } from './support/wait-until-idle'

test.describe.configure({ mode: 'default', timeout: 600_000 })

let site: TestSite
test.beforeAll(async () => {
  test.setTimeout(600_000)
  site = await startSite({ outDir: `${await buildVariant(preview)}/out` })
})
test.afterAll(() => site.close())

const belongsToReact = (page: Page) =>
  page.locator('h1').evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactProps')))

test('a page with a client component but no island hydrates at the visitor’s first interaction, anywhere on the page', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${site.url}/about`)
  await waitUntilIdle(page)
  expect(await page.locator('script[src]').count()).toBe(0)
  expect(await belongsToReact(page)).toBe(false)
  await page.locator('h1').click()
  await expect.poll(() => belongsToReact(page)).toBe(true)
  expect(errors).toEqual([])
})
