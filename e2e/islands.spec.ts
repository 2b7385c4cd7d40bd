import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { islands } from './support/island-list'
import { focusIsland, waitForIsland, watchIslands } from './support/islands'
import { listPages } from './support/pages'
import { waitUntilIdle } from './support/wait-until-idle'

const islandEvents = (page: Page) => page.evaluate(() => (window as unknown as { islandEvents: string[] }).islandEvents)

test('the export has exactly the listed islands', () => {
  const found = listPages().flatMap((page) => {
    const html = readFileSync(`out${page === '/' ? '/index' : page}.html`, 'utf8')
    return [...html.matchAll(/ data-island="([^"]*)"/g)].map(([, name]) => `${name} on ${page}`)
  })
  expect(found.sort()).toEqual(islands.map(({ name, page }) => `${name} on ${page}`).sort())
})

for (const { name, page: path, useWithoutScript } of islands) {
  const island = (page: Page) => page.locator(`[data-island="${name}"]`)

  test(`until its script has loaded, the island ${name} works as it does without JavaScript, and dispatches no events`, async ({
    page,
  }) => {
    const requested: string[] = []
    // These requests get no response, so hydration does not finish during the test.
    await page.route(/\/_next\/static\/(chunks|f)\//, (route) => {
      requested.push(route.request().url())
    })
    await watchIslands(page)
    await page.goto(path)
    await focusIsland(island(page))
    await expect.poll(() => requested.length).toBeGreaterThan(0)
    expect(await islandEvents(page)).toEqual([])
    await useWithoutScript(page)
    expect(await islandEvents(page)).toEqual([])
  })

  test(`focusing the island ${name} hydrates each island of its page once`, async ({ page }) => {
    await watchIslands(page)
    await page.goto(path)
    await waitUntilIdle(page)
    expect(await islandEvents(page)).toEqual([])
    await focusIsland(island(page))
    await waitForIsland(island(page), 'ready')
    // Neither the steps after hydration nor another interaction may dispatch an event again.
    await page.waitForLoadState('networkidle')
    await focusIsland(island(page))
    await waitUntilIdle(page)
    const expected = islands.filter(({ page: other }) => other === path).map((each) => `island:ready ${each.name}`)
    expect((await islandEvents(page)).sort()).toEqual(expected.sort())
  })
}
