import { expect, test } from '@playwright/test'

const path = '/cases/galaxy'

test('an error in the explorer is reported, and the stage stays static, says so and offers no retry', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    // The explorer uses this after it has loaded the data, when the stage starts to move.
    window.ResizeObserver = class {
      constructor() {
        throw new Error('An error injected by a test')
      }
    } as unknown as typeof ResizeObserver
  })
  await page.goto(path)
  await page.locator('[data-explorer] [data-play]').click()
  await expect(page.locator('[data-error-message]')).toContainText('Reload the page')
  await expect(page.locator('[data-error-message]')).not.toContainText('could not be loaded')
  await expect(page.locator('[data-again]')).toBeHidden()
  await expect(page.locator('[data-explorer]')).not.toHaveAttribute('data-awake')
  await expect(page.locator('[data-groups]')).toBeEmpty()
  expect(errors).toEqual(['An error injected by a test'])
})

test('data that cannot be read counts as missing, and the next press tries again', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(path)
  const [data = ''] = ((await page.locator('[data-explorer]').getAttribute('data-explorer')) ?? '').split(' ')
  await page.route(`**${data}`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }), {
    times: 1,
  })
  await page.locator('[data-explorer] [data-play]').click()
  await expect(page.locator('[data-error-message]')).toContainText('The viewers could not be loaded')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-explorer]')).toHaveAttribute('data-awake')
  expect(errors).toEqual([])
})
