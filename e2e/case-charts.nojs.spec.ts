import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('without JavaScript a visitor can choose a viewer and see their scanpath with its description', async ({
  page,
}) => {
  await page.goto('/cases/galaxy')
  const viewers = page.getByRole('group', { name: 'Viewer of B' })
  await expect(viewers.getByRole('img')).toHaveAttribute('alt', /^Simulated: Eye movements of viewer b01, B: /)
  await viewers.locator('label', { hasText: 'b07' }).click()
  await expect(viewers.getByRole('img')).toHaveCount(1)
  await expect(viewers.getByRole('img')).toHaveAttribute('alt', /^Simulated: Eye movements of viewer b07, B: /)
})

test('without JavaScript charts have their findings as text alternatives, and their numbers in a table', async ({
  page,
}) => {
  await page.goto('/cases/galaxy')
  for (const name of [
    /^Simulated: A has /,
    /B minus A is/,
    /^Simulated: Heatmap of A, 12 viewers/,
    /^Simulated: Happiness over time/,
    /^Simulated: Heart rate over/,
  ])
    await expect(page.getByRole('img', { name }).first()).toBeVisible()
  const numbers = page.locator('details', { hasText: 'Numbers: every viewer' })
  await numbers.locator('summary').click()
  // The header, the viewers, and the mean of A, that of B and their difference, each with its interval.
  await expect(numbers.getByRole('row')).toHaveCount(1 + 24 + 6)
})
