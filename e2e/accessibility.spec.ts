import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { listPages } from './support/pages'
import { readThrough } from './support/read-through'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What axe finds, one line per place, so that a failing test says where to look. */
async function violationsOf(page: Page): Promise<string[]> {
  // Evaluated and not inserted: the page's own policy allows no script of ours.
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(' ')} ${any[0]?.message ?? ''}`),
    )
  })
}

for (const path of listPages()) {
  test(`everybody can use ${path}, in light and in dark`, async ({ page }) => {
    // Still, so that no colour is measured half-way between two.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto(path)
    await readThrough(page)
    expect(await violationsOf(page)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    expect(await violationsOf(page)).toEqual([])
  })
}

test('axe does find a picture without a text and words too pale to read', async ({ page }) => {
  // A page of its own: those of the site allow no style attribute, and React would put back what the test takes away.
  await page.goto('about:blank')
  await page.setContent(
    '<main><img src="/none.png"><p style="color: #ccc; background: #fff">Words that are too pale to read.</p></main>',
  )
  const found = (await violationsOf(page)).join('\n')
  expect(found).toContain('image-alt')
  expect(found).toContain('color-contrast')
})
