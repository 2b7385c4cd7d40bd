import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

for (const path of ['/cases/galaxy', '/cases/bugfoundation'])
  test(`without JavaScript the stage of ${path} is complete on phones and desktops, and shows no controls that would not work`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const stage = page.locator('[data-explorer]')
      for (const role of ['button', 'slider', 'radio', 'checkbox'] as const)
        await expect(stage.getByRole(role)).toHaveCount(0)
      await expect(
        stage
          .getByRole('img', {
            name: /^Simulated data\. Lit where at least three of 12 viewers looked\. .*: [a-z ]+ \d+%, /,
          })
          .first(),
      ).toBeVisible()
      await expect(
        stage.getByText(/^Lit where at least three viewers looked\. Longer looks light a larger area\.$/),
      ).toBeVisible()
      const [barsBox, stageBox] = await Promise.all([
        stage.getByRole('img', { name: /ost viewers looking at .* at once: \d+/ }).boundingBox(),
        stage.boundingBox(),
      ])
      expect(barsBox?.width).toBeGreaterThan((stageBox?.width ?? Number.NaN) - 40)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)
    }
  })
