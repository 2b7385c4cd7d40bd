import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from '@playwright/test'
import { violationsOf } from '../../e2e/support/axe'
import { type EditedProject, editProject } from './edited-project'

/** Tests what the editor rejects, how it handles failures, and how it works without a mouse. */
let project: EditedProject
beforeAll(async () => {
  project = await editProject('refusals')
}, 300_000)
afterAll(() => project?.close(), 60_000)

const TIMEOUT_MS = 300_000
const field = (name: string) => project.page.getByRole('textbox', { name, exact: true }).first()
const press = () => project.page.getByRole('button', { name: 'Save', exact: true }).click()
const dialog = () => project.page.getByRole('alertdialog')
const changed = () => project.git('status', '--porcelain', '--', 'content', 'locales')
/** Restores the files. */
const reset = () => project.git('checkout', '--quiet', '--', 'content', 'locales')

test(
  'a missing title is rejected at its field, and saved once it is filled in',
  async () => {
    await project.openForm('pages/entries/content-pages-thanks')
    const title = field('Title')
    const before = await title.inputValue()
    await title.fill('')
    await press()
    const message = project.page.getByRole('group', { name: /“.?Title.?” Field/ }).getByText('This field is required.')
    await message.waitFor()
    expect(changed()).toBe('')
    await title.fill(`${before} so much`)
    await project.save()
    expect(project.changedLines()).toEqual([expect.stringMatching(/^-title: /), `+title: ${before} so much`])
    reset()
  },
  TIMEOUT_MS,
)

test(
  'a text that is too long is rejected at its field with a hint',
  async () => {
    await project.openForm('docs/entries/collect')
    const name = field('Name in the navigation')
    await name.fill('A name of much more than thirty characters')
    await press()
    await project.page.getByText(/has an error/).waitFor()
    expect(await name.inputValue()).toBe('A name of much more than thirty characters')
    expect(changed()).toBe('')
    await name.fill('A short name')
    await project.save()
    expect(project.changedLines()).toEqual(['+nav: A short name'])
    reset()
  },
  TIMEOUT_MS,
)

test(
  'an unknown fact is rejected with the label of its field; the typed text stays, and is saved once corrected',
  async () => {
    await project.openForm('pages/entries/content-pages-thanks')
    const description = field('Description')
    await description.fill('Thank you for {{no.such}} message, which we will read as soon as we can.')
    await press()
    await dialog()
      .getByText(/“Description”: .*\{\{no\.such\}\}/)
      .waitFor()
    expect(changed()).toBe('')
    await dialog().getByRole('button', { name: 'OK' }).click()
    expect(await description.inputValue()).toContain('{{no.such}}')
    await description.fill('Thank you for your message, which we will read as soon as we can.')
    await project.save()
    expect(readFileSync(join(project.folder, 'content/pages/thanks.md'), 'utf8')).toContain(
      'Thank you for your message',
    )
    reset()
  },
  TIMEOUT_MS,
)

test.each([
  [
    'a dead link',
    'docs/entries/collect',
    'See [this page](/no-such-page).',
    /“Text”: .*\/no-such-page.* does not lead/,
    'See [this page](/about).',
  ],
  [
    'a hard-coded figure that may contradict the results',
    'cases/entries/bugfoundation/index',
    'The score is 42%.',
    /“Text”: .*42/,
    'The score is in the chart.',
  ],
])(
  '%s is rejected as a mistake in the text, which stays and is saved once corrected',
  async (_, form, words, sentence, corrected) => {
    await project.openForm(form)
    await project.page.getByRole('button', { name: 'Edit in Markdown' }).click()
    const text = field('Text')
    const before = await text.inputValue()
    await text.fill(`${before}\n\n${words}`)
    await press()
    await dialog().getByText(sentence).waitFor()
    expect(changed()).toBe('')
    await dialog().getByRole('button', { name: 'OK' }).click()
    expect(await text.inputValue()).toContain(words)
    await text.fill(`${before}\n\n${corrected}`)
    await project.save()
    expect(project.changedLines()).toEqual(['+', `+${corrected}`])
    reset()
  },
  TIMEOUT_MS,
)

test(
  'a file that someone has since changed on disk is not overwritten without asking, and otherwise a copy is kept',
  async () => {
    await project.openForm('pages/entries/content-pages-contact')
    await field('Title').fill('Contact us now')
    const file = join(project.folder, 'content/pages/contact.md')
    const other = readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Somebody else’s')
    writeFileSync(file, other)
    await press()
    await dialog().waitFor()
    expect(readFileSync(file, 'utf8')).toBe(other)
    await dialog().getByRole('button', { name: 'Save Anyway' }).click()
    await project.page.getByText('Entry saved.').waitFor()
    await project.page.goto(`${project.address}/kept`)
    await project.page.getByText('Look at it').first().click()
    expect(await project.page.getByLabel('Text', { exact: true }).first().inputValue()).toBe(other)
    reset()
  },
  TIMEOUT_MS,
)

test(
  'a text from Word and a table from Excel are pasted as plain Markdown, and saved as such',
  async () => {
    await project.openForm('docs/entries/collect')
    const text = field('Text')
    await text.click()
    await text.evaluate((element) => {
      getSelection()?.selectAllChildren(element)
      getSelection()?.collapseToEnd()
    })
    const preview = project.page.frameLocator('iframe[title="Content Preview"]')
    for (const [program, end] of [
      ['word', 'A last paragraph, coloured'],
      ['excel', 'Button, new'],
    ] as const) {
      const html = readFileSync(`editor/interface/fixtures/${program}.txt`, 'utf8')
      await project.page.keyboard.press('Enter')
      await text.evaluate((element, source) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', source)
        clipboardData.setData('text/plain', 'Not this one')
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, html)
      // The form takes a text a moment after it has changed.
      await preview.getByText(end).waitFor()
    }
    await project.save()
    expect(project.changedLines()).toEqual([
      ...['+', '+## What we measure', '+'],
      '+People “look” at **one** thing at a time, don’t they? See [the _study_](https://example.org/a).',
      ...['+', '+- Gaze', '+    - Left eye', '+- Emotion', '+', '+1. Upload the file', '+2. Send the link', '+'],
      '+A last paragraph, coloured and **bold**.',
      ...['+', '+| Area | Seconds | Left / right |', '+| --- | --- | --- |'],
      ...['+| Logo | 12.0 | test |', '+| Button, new | 14.5 |  |'],
    ])
    reset()
  },
  TIMEOUT_MS,
)

test.each(['', '/publish', '/kept', '/page?file=content/docs/collect.md', '/results'])(
  'axe finds no problem in what this project adds to /edit%s',
  async (path) => {
    await project.page.goto('about:blank')
    await project.page.goto(`${project.address}${path}`)
    if (path === '') await project.page.getByRole('button', { name: 'Create Entry or Assets' }).waitFor()
    else await project.page.getByRole('main').waitFor()
    const found = await violationsOf(project.page, path === '' ? 'body > nav' : 'html')
    expect(found).toEqual([])
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
    await field('Title').waitFor()
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
    await tabTo(publishing, /^Publish$/, 5)
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

/** Presses Tab until an element with this name has the focus, and expects that to be visible. */
async function tabTo(page: Page, name: RegExp, most = 60) {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab')
    if (name.test(await focusedName(page))) return expectFocus(page, name)
  }
  throw new Error(`Tab did not reach ${name}, but ${await focusedName(page)}.`)
}

test(
  'when the server is down, no typed text is lost, and the form shows that it was not saved',
  async () => {
    await project.openForm('pages/entries/content-pages-thanks')
    await field('Title').fill('Kept in the form')
    await project.endServer()
    await press()
    await dialog().waitFor()
    await dialog().getByRole('button', { name: 'OK' }).click()
    expect(await field('Title').inputValue()).toBe('Kept in the form')
    expect(changed()).toBe('')
  },
  TIMEOUT_MS,
)

test('no request left the machine, and no script failed', () => {
  expect(project.foreign).toEqual([])
  expect(project.problems).toEqual([])
})
