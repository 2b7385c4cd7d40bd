import { expect, type Page } from '@playwright/test'

/** The four tabs with their labels and panel names. */
export const tabs = [
  ['Heatmaps', 'heatmaps'],
  ['Emotions', 'emotions'],
  ['Heart rate', 'heartRate'],
  ['Areas of interest', 'areasOfInterest'],
] as const

/** The name of a panel. */
export type PanelName = (typeof tabs)[number][1]

/** Returns a panel of the features switcher. */
export const panel = (page: Page, name: PanelName) => page.locator(`[data-panel="${name}"]`)

/** Returns the names of the panels that are visible now. */
export function visiblePanels(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('[data-panel]')
    .evaluateAll((panels) =>
      panels
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .map((element) => (element as HTMLElement).dataset.panel),
    )
}

/** Hydrates the switcher as a keyboard user would, and waits until React controls its panels. */
export async function waitForMotion(page: Page): Promise<void> {
  const features = page.locator('[data-island="features"]')
  await features.scrollIntoViewIfNeeded()
  await features.locator('input:checked').focus()
  const isHydrated = () =>
    features
      .locator('[data-panel]')
      .evaluateAll((panels) =>
        panels.every((panel) => Object.keys(panel).some((key) => key.startsWith('__reactProps'))),
      )
  await expect.poll(isHydrated).toBe(true)
}

/** Returns the running animations of the panels, such as `emotions opacity 700 ease-out`. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => {
        const { target } = effect as KeyframeEffect
        const name = target instanceof HTMLElement && target.dataset.panel
        if (!name || !effect) return []
        const { duration, easing } = effect.getTiming()
        const properties = Object.keys((effect as KeyframeEffect).getKeyframes()[0] ?? {})
        const animated = properties.filter((property) => ['opacity', 'transform'].includes(property))
        return animated.map((property) => `${name} ${property} ${duration} ${easing}`)
      })
      .sort(),
  )
}
