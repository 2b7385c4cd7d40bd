import { expect } from '@playwright/test'
import type { Visitor } from './visitor'

/** Returns the names of the panels that are visible now. */
export const visiblePanels = (visitor: Visitor) =>
  visitor.read(() =>
    [...document.querySelectorAll<HTMLElement>('[data-panel]')]
      .filter((element) => getComputedStyle(element).visibility === 'visible')
      .map(({ dataset }) => dataset.panel),
  )

/** Returns the name of the panel whose tab is chosen. */
export const chosen = (visitor: Visitor) =>
  visitor.read(() => document.querySelector<HTMLInputElement>('[name=feature]:checked')?.value)

/** Returns the positions of the tabs, after scrolling them into view without animation. */
const tabPositions = (visitor: Visitor) =>
  visitor.read(() => {
    const tabs = [...document.querySelectorAll<HTMLInputElement>('[name=feature]')]
    tabs[0]?.closest('fieldset')?.scrollIntoView({ behavior: 'instant', block: 'center' })
    return tabs.map((tab) => JSON.stringify(tab.closest('label')?.getBoundingClientRect() ?? '')).join()
  })

/** Waits until the tabs stop moving: WebDriver clicks where a tab was, and by then another may be there. */
const waitUntilStill = async (visitor: Visitor) => {
  let positions = ''
  const hasStopped = async () => {
    const previous = positions
    positions = await tabPositions(visitor)
    return positions === previous
  }
  await expect.poll(hasStopped).toBe(true)
}

/** Clicks a tab by its label, and waits until only its panel is visible. */
export const choose = async (visitor: Visitor, label: string, name: string) => {
  await waitUntilStill(visitor)
  await (await visitor.findText('label', label)).click()
  await expect.poll(() => chosen(visitor)).toBe(name)
  await expect.poll(() => visiblePanels(visitor)).toEqual([name])
}
