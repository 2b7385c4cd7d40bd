import { expect, type Locator, type Page } from '@playwright/test'

interface IslandWindow {
  islandEvents: string[]
}

/** Records the events of islands on every page that is opened afterwards. */
export async function watchIslands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const events: string[] = []
    Object.assign(window, { islandEvents: events })
    for (const type of ['island:ready', 'island:fault']) {
      document.addEventListener(type, (event) => events.push(`${type} ${(event as CustomEvent).detail.name}`))
    }
  })
}

/** Returns the island of the demo form on the home page, the only one there with an email field. */
export const demoForm = (page: Page): Locator => page.locator('[data-island]:has(input[type="email"])')

/** Focuses an island as a keyboard user would, which hydrates it. */
export async function focusIsland(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded()
  await island.locator('input:not([type="hidden"], [tabindex="-1"]), textarea, button, a').first().focus()
}

/** Waits until the island has reported that it has hydrated or failed. */
export async function waitForIsland(
  island: Locator,
  type: 'ready' | 'fault',
  options?: { timeout: number },
): Promise<void> {
  const name = await island.getAttribute('data-island')
  const events = () => island.page().evaluate(() => (window as unknown as IslandWindow).islandEvents)
  await expect.poll(events, options).toContain(`island:${type} ${name}`)
}
