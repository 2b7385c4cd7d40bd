/** Tests publishing and undoing in the editor, with a mouse and by keyboard, on a copy of the project. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Page } from '@playwright/test'
import { type EditedProject, editProject } from './edited-project'

let project: EditedProject
beforeAll(async () => {
  project = await editProject('publish')
}, 300_000)
beforeEach(() => project.reset(), 60_000)
afterEach(() => {
  expect(project.externalRequests).toEqual([])
  expect(project.scriptErrors).toEqual([])
})
afterAll(() => project?.close(), 60_000)

const TIMEOUT_MS = 300_000

test(
  'publishing commits the changes under the editor’s message and name, and pushes them; undoing publishes the site as it was',
  async () => {
    await project.page.goto(`${project.address}/page?file=content/docs/collect.md`)
    await project.page.getByLabel('New address').fill('/docs/collecting')
    await project.page.getByRole('button', { name: 'Move', exact: true }).click()
    await project.page.getByRole('status').getByText('/docs/collect has moved to /docs/collecting.').waitFor()
    await project.page.goto(`${project.address}/publish`)
    await project.page.getByText('The site is ready to be published.').waitFor()
    await project.page.getByText('/docs/collect', { exact: false }).first().waitFor()
    const changed = project
      .git('status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .map((line) => line.slice(3))
    await project.page.getByLabel('What changes').fill('Move a page')
    await project.page.getByRole('button', { name: /^Publish/ }).click()
    await project.page.getByRole('status').getByText('Published.').waitFor()
    expect(project.remote('log', '-1', '--format=%s|%an|%ae', 'published')).toBe(
      'Move a page|Eva Editor|eva@oogwenk.example',
    )
    expect(project.remote('rev-parse', 'main')).toBe(project.git('rev-parse', 'HEAD'))
    const files = project.git('show', '--format=', '--name-only', '--no-renames', 'HEAD').split('\n').sort()
    expect(files).toEqual(changed.sort())
    expect(project.git('status', '--porcelain')).toBe('')
    await project.page.getByText('Undo it').click()
    await project.page.getByRole('button', { name: 'Undo “Move a page”' }).click()
    await project.page.getByRole('status').getByText('Undone.').waitFor()
    expect(project.git('diff', 'HEAD~2', 'HEAD', '--', ':!content/.dates.json')).toBe('')
    expect(project.git('status', '--porcelain', '--', ':!content/.dates.json')).toBe('')
    expect(project.remote('rev-parse', 'main', 'published').split('\n')).toEqual(
      Array(2).fill(project.git('rev-parse', 'HEAD')),
    )
  },
  TIMEOUT_MS,
)

test(
  'a page is chosen, changed, saved, published and undone by keyboard alone, with visible focus',
  async () => {
    const { page } = project
    await page.goto('about:blank')
    await page.goto(project.address)
    await page.getByRole('row', { name: 'Home' }).waitFor()
    await tabTo(page, /^Home$/)
    await page.keyboard.press('ArrowDown')
    await expectFocus(page, /^About$/)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Content Editor')
    await project.field('Title').waitFor()
    await tabTo(page, /^Title$/)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('About this company')
    await tabTo(page, /^Show Field Options$/)
    await page.keyboard.press('Control+S')
    await page.getByText('Entry saved.').waitFor()
    await tabTo(page, /^Publish$/)
    const opened = page.waitForEvent('popup')
    await page.keyboard.press('Enter')
    const publishing = await opened
    await publishing.getByText('The site is ready to be published.').waitFor()
    await tabTo(publishing, /^What changes$/)
    await publishing.keyboard.type('A new title')
    await tabTo(publishing, /^Publish 1 change$/, 5)
    await publishing.keyboard.press('Enter')
    await publishing.getByRole('status').getByText('Published.').waitFor()
    expect(project.remote('log', '-1', '--format=%s', 'published')).toBe('A new title')
    await tabTo(publishing, /^Undo it$/)
    await publishing.keyboard.press('Enter')
    await tabTo(publishing, /^Undo “A new title”$/)
    await publishing.keyboard.press('Enter')
    await publishing.getByRole('status').getByText('Undone.').waitFor()
    expect(project.git('diff', 'HEAD~2', 'HEAD', '--', 'content/pages')).toBe('')
    await publishing.close()
  },
  TIMEOUT_MS,
)

/** Returns the visible or accessible name of the focused element. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const found = document.activeElement as HTMLInputElement
    const label = document.getElementById(found.getAttribute('aria-labelledby') ?? '') ?? found.labels?.[0]
    return (found.ariaLabel ?? (label ?? found).textContent ?? '').trim()
  })

async function expectFocus(page: Page, name: RegExp) {
  expect(await focusedName(page)).toMatch(name)
  const focused = (await page.evaluateHandle(() => document.activeElement as HTMLElement)).asElement()
  const box = await focused?.boundingBox()
  if (!focused || !box) throw new Error(`${name} cannot be seen.`)
  const [x, y] = [Math.max(0, box.x - 6), Math.max(0, box.y - 6)]
  const clip = { x, y, width: box.width + 12, height: box.height + 12 }
  const withFocus = await page.screenshot({ clip })
  await focused.evaluate((element) => element.blur())
  expect((await page.screenshot({ clip })).equals(withFocus)).toBe(false)
  await focused.evaluate((element) => element.focus())
}

/** Presses Tab until an element with this name has the focus, and expects the focus to be visible. */
async function tabTo(page: Page, name: RegExp, max = 60) {
  for (let press = 0; press < max; press++) {
    await page.keyboard.press('Tab')
    if (name.test(await focusedName(page))) return expectFocus(page, name)
  }
  throw new Error(`Tab did not reach ${name}, but ${await focusedName(page)}.`)
}
