import { expect, test } from '@playwright/test'
import { scrollThrough } from './support/scroll-through'

/** What assistive technology gets. Review each change before recording it with `--update-snapshots`. */
for (const [name, path] of [
  ['home', '/'],
  ['contact', '/contact'],
  ['pricing', '/pricing'],
  ['case', '/cases/bugfoundation'],
  ['documentation', '/docs/collect'],
] as const)
  test(`the accessibility tree of ${path} is the one that was reviewed and recorded`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await scrollThrough(page)
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })
