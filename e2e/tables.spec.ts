import { expect, test } from '@playwright/test'

/** Pages with tables that are laid out as grids or blocks at some widths, without a role attribute. */
const pages = ['/pricing', '/cases/galaxy'] as const

for (const path of pages) {
  for (const width of [390, 1440]) {
    test(`at ${width} px the table of ${path} is a table to assistive technology`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const devtools = await page.context().newCDPSession(page)
      const { nodes } = await devtools.send('Accessibility.getFullAXTree')
      const roles = nodes.flatMap(({ role, ignored }) => (ignored ? [] : [String(role?.value)]))
      const count = (name: string) => roles.filter((role) => role === name).length
      expect(count('table')).toBe(1)
      expect(count('row')).toBeGreaterThan(6)
      expect(count('columnheader')).toBeGreaterThan(2)
      expect(count('rowheader')).toBe(count('row') - 1)
      expect(count('cell')).toBeGreaterThan(2 * count('rowheader'))
    })
  }
}
