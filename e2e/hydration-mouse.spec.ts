import { expect, type Locator, type Page, test } from '@playwright/test'
import { idle, openBench } from './support/hydration-bench'

const inside = (page: Page) => page.getByRole('button', { name: 'Inside' })
const everything = ['payload', 'runtime', 'island']

/** Playwright's first mouse event on a page reports no movement. */
async function moveOver(element: Locator): Promise<void> {
  await element.hover({ position: { x: 3, y: 3 } })
  await element.hover({ position: { x: 6, y: 6 } })
}

test('an island that appears under a resting pointer runs no script until the pointer moves', {
  tag: '@engines-release',
}, async ({ page }) => {
  const bench = await openBench(page, undefined, 200)
  await page.mouse.move(20, 100)
  // An element above is removed, and the island moves below the pointer.
  await page
    .locator('p')
    .first()
    .evaluate((paragraph) => {
      paragraph.style.blockSize = '60px'
    })
  // Engines report this at different times; a movement to the same place is reported alike.
  await page.mouse.move(20, 100)
  await idle(page)
  expect(await bench.ran()).toEqual([])
  await moveOver(inside(page))
  await expect.poll(bench.ran).toEqual(everything)
})

for (const line of [{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(line)} nothing is fetched until the visitor touches, types or focuses`, async ({
    page,
  }) => {
    const bench = await openBench(page, line)
    await inside(page).scrollIntoViewIfNeeded()
    await moveOver(inside(page))
    await idle(page)
    expect(bench.asked).toEqual([])
    await page.mouse.down()
    await expect.poll(bench.ran).toEqual(everything)
  })
}
