import { expect, type Page, test } from '@playwright/test'
import { openBench } from './support/hydration-bench'
import { waitForIsland, watchIslands } from './support/islands'

const inside = (page: Page) => page.getByRole('button', { name: 'Inside' })
const pressInside = (page: Page) => inside(page).evaluate((button: HTMLButtonElement) => button.click())
const allScripts = ['payload', 'runtime', 'island']

test('when a host responds to a request for a missing file with a page, no script runs and the next interaction tries again', {
  tag: '@engines-release',
}, async ({ page }) => {
  const bench = await openBench(page, { saveData: true })
  bench.pages.add('/bench/runtime.js')
  await pressInside(page)
  await expect(page.getByRole('status')).toHaveText('A file could not be loaded.')
  expect(await page.locator('script[src]').count()).toBe(0)
  bench.pages.clear()
  await pressInside(page)
  await expect.poll(async () => (await bench.clicks()).length).toBe(1)
  expect(await bench.ran()).toEqual(allScripts)
})

for (const [name, before] of [
  ['payload', []],
  ['runtime', ['payload']],
  ['island', ['payload', 'runtime']],
] as const) {
  test(`when the script of the ${name} fails, no later script runs, and the next interaction resumes there`, {
    tag: '@engines-release',
  }, async ({ page }) => {
    const bench = await openBench(page, { saveData: true })
    bench.broken.add(`/bench/${name}.js`)
    await pressInside(page)
    await expect(page.getByRole('status')).toHaveText('A file could not be loaded.')
    await expect(inside(page)).not.toHaveAttribute('aria-busy')
    expect(await bench.ran()).toEqual(before)
    bench.broken.clear()
    await pressInside(page)
    await expect.poll(async () => (await bench.clicks()).length).toBe(1)
    expect(await bench.ran()).toEqual(allScripts)
    expect(await page.locator('script[src]').count()).toBe(3)
  })
}

for (const [which, index] of [
  ['payload', 0],
  ['runtime', 3],
  ['last file', -1],
] as const) {
  test(`when the script of the ${which} of a real page fails once, the next interaction hydrates the form`, {
    tag: '@engines-release',
  }, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await watchIslands(page)
    await page.goto('/contact')
    const files = await page.locator('script[data-files]').getAttribute('data-files')
    let failed = 0
    await page.route(`**${files?.split(' ').at(index)}`, (route) => {
      if (route.request().resourceType() !== 'script' || failed > 0) return route.continue()
      failed++
      return route.abort()
    })
    const email = page.getByLabel('Email', { exact: true })
    await email.fill('twice@example.com')
    await expect.poll(() => failed).toBe(1)
    await expect(async () => {
      await page.locator('h1').first().click()
      await email.focus()
      await waitForIsland(page.locator('[data-island="contact"]'), 'ready')
    }).toPass()
    await expect(email).toHaveValue('twice@example.com')
    expect(errors).toEqual([])
  })
}
