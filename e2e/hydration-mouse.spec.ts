import { expect, type Locator, type Page, test } from '@playwright/test'
import { openBench } from './support/hydration-bench'
import { waitUntilIdle } from './support/wait-until-idle'

const inside = (page: Page) => page.getByRole('button', { name: 'Inside' })
const allScripts = ['payload', 'runtime', 'island']

/** Moves the mouse over an element, twice, because Playwright's first mouse event on a page reports no movement. */
async function moveOver(element: Locator): Promise<void> {
  await element.hover({ position: { x: 3, y: 3 } })
  await element.hover({ position: { x: 6, y: 6 } })
}

test('for an island that appears under a resting pointer, no script runs until the pointer moves', {
  tag: '@engines-release',
}, async ({ page }) => {
  const bench = await openBench(page, undefined, 200)
  await page.mouse.move(20, 100)
  // When the paragraph above it shrinks, the island moves under the pointer.
  await page
    .locator('p')
    .first()
    .evaluate((paragraph) => {
      paragraph.style.blockSize = '60px'
    })
  // Engines report this at different times, but a movement to the same position in the same way.
  await page.mouse.move(20, 100)
  await waitUntilIdle(page)
  expect(await bench.ran()).toEqual([])
  await moveOver(inside(page))
  await expect.poll(bench.ran).toEqual(allScripts)
})

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '3g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`with ${JSON.stringify(connection)}, moving the mouse fetches nothing, but pressing its button fetches and runs the scripts`, async ({
    page,
  }) => {
    const bench = await openBench(page, connection)
    await inside(page).scrollIntoViewIfNeeded()
    await moveOver(inside(page))
    await waitUntilIdle(page)
    expect(bench.requested).toEqual([])
    await page.mouse.down()
    await expect.poll(bench.ran).toEqual(allScripts)
  })
}
