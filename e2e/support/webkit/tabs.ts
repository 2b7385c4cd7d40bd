import { expect } from '@playwright/test'
import type { Visitor } from './visitor'

/** Names of the panels that can be seen now. */
export const visiblePanels = (visitor: Visitor) =>
  visitor.read(() =>
    [...document.querySelectorAll<HTMLElement>('[data-panel]')]
      .filter((element) => getComputedStyle(element).visibility === 'visible')
      .map(({ dataset }) => dataset.panel),
  )

/** The panel whose tab is chosen. */
export const chosen = (visitor: Visitor) =>
  visitor.read(() => document.querySelector<HTMLInputElement>('[name=feature]:checked')?.value)

/** Where the tabs are, after bringing them into view at once. */
const placesOfTabs = (visitor: Visitor) =>
  visitor.read(() => {
    const tabs = [...document.querySelectorAll<HTMLInputElement>('[name=feature]')]
    tabs[0]?.closest('fieldset')?.scrollIntoView({ behavior: 'instant', block: 'center' })
    return tabs.map((tab) => JSON.stringify(tab.closest('label')?.getBoundingClientRect() ?? '')).join()
  })

/** WebDriver clicks where a tab was: while panels or the page move, another one may be there. */
const holdStill = async (visitor: Visitor) => {
  let before = ''
  const hasStopped = async () => {
    const last = before
    before = await placesOfTabs(visitor)
    return before === last
  }
  await expect.poll(hasStopped).toBe(true)
}

/** Clicks a tab by its label, and waits until only its panel is visible. */
export const choose = async (visitor: Visitor, label: string, name: string) => {
  await holdStill(visitor)
  await (await visitor.findText('label', label)).click()
  await expect.poll(() => chosen(visitor)).toBe(name)
  await expect.poll(() => visiblePanels(visitor)).toEqual([name])
}
