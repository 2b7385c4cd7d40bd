import { expect } from '@playwright/test'
import { test } from './support/webkit/test'

for (const [path, selector, role] of [
  ['/pricing', 'th[scope=col]', 'columnheader'],
  ['/pricing', 'tbody th[scope=row]', 'rowheader'],
  ['/pricing', 'tbody td', 'cell'],
  ['/cases/galaxy', 'table:has([data-label])', 'table'],
  ['/cases/galaxy', 'table:has([data-label]) tbody th', 'rowheader'],
  ['/cases/galaxy', 'td[data-label]', 'cell'],
] as const) {
  test(`${selector} of ${path} is a ${role} to assistive technology, even when laid out as a grid`, {
    tag: '@engines-release',
  }, async ({ visitor }) => {
    for (const width of [390, 1440]) {
      await visitor.open(path, { width, height: 900 })
      expect(await (await visitor.find(selector)).getAriaRole()).toBe(role)
    }
  })
}
