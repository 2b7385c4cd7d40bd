/** Tests what each form of the editor saves, on a copy of the project. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type EditedProject, editProject } from './edited-project'

let project: EditedProject
beforeAll(async () => {
  project = await editProject('forms')
}, 300_000)
beforeEach(() => project.reset(), 60_000)
afterEach(() => {
  expect(project.externalRequests).toEqual([])
  expect(project.scriptErrors).toEqual([])
})
afterAll(() => project?.close(), 60_000)

const TIMEOUT_MS = 300_000
/** Next compiles a page of the site when it is opened. */
const onSite = { timeout: 180_000, waitUntil: 'domcontentloaded' } as const

/** Opens a group of fields, and those inside it. */
async function open(...names: string[]) {
  let found = project.page.locator('body')
  for (const name of names) {
    found = found.getByRole('group', { name: new RegExp(`“.?${name}.?” Field`) }).first()
    await found.scrollIntoViewIfNeeded()
    await found.getByRole('button', { name: 'Expand' }).first().click()
  }
  return found
}

test(
  'a new title is one changed line, and the page has today’s date',
  async () => {
    await project.openForm('pages/entries/content-pages-about')
    await project.field('Title').fill('About this company')
    await project.save()
    expect(project.changedLines()).toEqual(['-title: About us', '+title: About this company'])
    expect(project.git('diff', '--stat', '--', 'content/.dates.json')).toContain('content/.dates.json')
  },
  TIMEOUT_MS,
)

test(
  'the list marks pages that are drafts or have a publication time',
  async () => {
    const add = (path: string, field: string) =>
      writeFileSync(join(project.folder, path), project.read(path).replace('\n', `\n${field}\n`))
    add('content/docs/collect.md', 'draft: true')
    add('content/docs/javascript.md', 'publishAt: 2027-01-31 09:00')
    await project.openForm('docs')
    await project.page.getByText('Data Collection API (draft)', { exact: true }).waitFor()
    await project.page.getByText('JavaScript Library (from 31 Jan 2027)', { exact: true }).waitFor()
    await project.page.getByText('Real-Time API', { exact: true }).waitFor()
  },
  TIMEOUT_MS,
)

test(
  'a figure of a case is chosen from a list that shows its value, and changes only its token',
  async () => {
    const { page } = project
    await project.openForm('cases/entries/galaxy/index')
    await page
      .getByText(/^Difference, engagement, interval: [\d.]+ to [\d.]+ points$/)
      .last()
      .click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Choose the fact that the page shows here.' })
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: /^Difference, happiness, interval: / }).click()
    await dialog.getByRole('button', { name: 'Update' }).click()
    await project.save()
    const [old = '', changed = ''] = project.changedLines()
    const last = old.lastIndexOf('difference.engagement.interval')
    const end = last + 'difference.engagement.interval'.length
    expect(changed).toBe(`+${old.slice(1, last)}difference.happiness.interval${old.slice(end)}`)
  },
  TIMEOUT_MS,
)

test(
  'a fact is chosen from a list below a text, which is also shown as visitors read it',
  async () => {
    const { page } = project
    await project.openForm('docs/entries/collect')
    const lead = project.field('Lead')
    await lead.fill('Pay within  of the invoice.')
    await lead.evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(11, 11))
    await page.getByRole('combobox', { name: 'Insert a fact into “Lead”' }).fill('Terms, payment within: 14 days')
    await page.getByText('Visitors read: Pay within 14 days of the invoice.', { exact: true }).waitFor()
    await project.save()
    expect(project.changedLines('content/docs/collect.md').at(-1)).toBe(
      '+lead: Pay within {{terms.paymentWithin}} of the invoice.',
    )
  },
  TIMEOUT_MS,
)

test(
  'the preview beside a form has the typeface and colour of the site, and follows the typing',
  async () => {
    await project.openForm('pages/entries/content-pages-about')
    await project.field('Title').fill('Only in the preview')
    const preview = project.page.frameLocator('iframe[title="Content Preview"]')
    const inPreview = await preview
      .getByRole('heading', { level: 1, name: 'Only in the preview' })
      .evaluate(headingStyle)
    await preview.getByText('Oogwenk is a Dutch company').waitFor()
    await project.page.goto(new URL('/about', project.address).href, onSite)
    expect(await project.page.getByRole('heading', { level: 1 }).evaluate(headingStyle)).toEqual(inPreview)
    expect(inPreview.color).toBe('rgb(23, 27, 107)')
    expect(inPreview.width).not.toBe(inPreview.otherWidth)
  },
  TIMEOUT_MS,
)

/**
 * Returns the colour of headings in an element’s document, and the width of some words in their font and in another.
 */
async function headingStyle({ ownerDocument: page }: Element) {
  const heading = page.createElement('h1')
  heading.textContent = 'Words, wide and narrow'
  Object.assign(heading.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize: '100px' })
  page.body.append(heading)
  const { color, fontFamily, fontWeight } = getComputedStyle(heading)
  // The first font is a web font; most computers lack one of its fallbacks.
  await page.fonts.load(`${fontWeight} 100px ${fontFamily.split(',')[0]}`)
  const { width } = heading.getBoundingClientRect()
  heading.style.fontFamily = 'sans-serif'
  const { width: otherWidth } = heading.getBoundingClientRect()
  heading.remove()
  return { color, width, otherWidth }
}

test(
  'a new price is one changed line, even with a decimal comma, and an ambiguous one is rejected',
  async () => {
    await project.openForm('facts/entries/content-facts')
    const plans = await open('Plans')
    await plans.getByText(/^Price: 99, Number of tests: 1, Included minutes: 50,/).waitFor()
    const plan = await open('Lite')
    const price = plan.getByRole('spinbutton').first()
    // Types key by key, because the field reacts to each.
    const type = async (text: string) => {
      await price.press('ControlOrMeta+a')
      await price.pressSequentially(text)
    }
    await type('1.890')
    await project.page.getByRole('button', { name: 'Save', exact: true }).click()
    await plan.getByText('Write a number such as 1890 or 89.50').first().waitFor()
    await type('94,50')
    expect(await price.inputValue()).toBe('94.50')
    await project.save()
    expect(project.changedLines('content/facts.yml')).toEqual([
      '-    price: { money: 99 }',
      '+    price: { money: 94.5 }',
    ])
  },
  TIMEOUT_MS,
)

test(
  'words added to the text of a case change only their paragraph',
  async () => {
    const file = 'content/cases/bugfoundation/index.md'
    const [old = ''] = project
      .read(file)
      .split('\n')
      .filter((line) => line.startsWith('The page shows a burger'))
    await project.openForm('cases/entries/bugfoundation/index')
    const text = project.field('Text')
    await text.scrollIntoViewIfNeeded()
    await text.getByText('The page shows a burger that looks').click()
    await project.page.keyboard.press('Control+Home')
    await project.page.keyboard.type('First of all: ')
    await project.save()
    expect(project.changedLines(file)).toEqual([`-${old}`, `+First of all: ${old}`])
  },
  TIMEOUT_MS,
)

test(
  'a new interface text is one changed line',
  async () => {
    await project.openForm('texts/entries/locales-en-common')
    const texts = await open('Site')
    await texts.getByRole('textbox').first().fill('Last changed')
    await project.save()
    const lines = project.changedLines('locales')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^\+ +"\w+": "Last changed",?$/)
  },
  TIMEOUT_MS,
)

test(
  'a new page and its picture are in the chosen folder, under names that are valid in a URL',
  async () => {
    await project.openForm('docs/new')
    await project.field('Title').fill('First session')
    await project
      .field('Description')
      .fill('How to run a first session with the JavaScript library, from a key to results.')
    await project.field('Lead').fill('Run a first session in a few minutes.')
    await project.page.getByRole('spinbutton', { name: 'Order' }).fill('900')
    await project.chooseFolder('graphql')
    await project.field('Text').click()
    await project.page.keyboard.type('A first paragraph.')
    await project.page.getByRole('button', { name: 'Image', exact: true }).click()
    await project.page
      .getByRole('group', { name: /Source/ })
      .getByRole('button', { name: 'Browse' })
      .click()
    const dialog = project.page.getByRole('dialog', { name: 'Select Image' })
    const buffer = readFileSync(join(project.folder, 'content/cases/galaxy/galaxy-a.png'))
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Our Team à Table (1).PNG', mimeType: 'image/png', buffer })
    await dialog.getByRole('option', { name: /our-team-a-table-1\.png/ }).waitFor()
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await project.field('Alt Text').fill('A universe of chocolate in a dark sky.')
    // The field passes on the typed text when it loses the focus.
    await project.field('Alt Text').press('Tab')
    // The form picks up a change only after a moment.
    const preview = project.page.frameLocator('iframe[title="Content Preview"]')
    await preview.getByRole('img', { name: 'A universe of chocolate in a dark sky.' }).waitFor()
    await project.save()
    expect(project.read('content/docs/graphql/first-session.md')).toBe(`---
title: First session
description: How to run a first session with the JavaScript library, from a key to results.
lead: Run a first session in a few minutes.
order: 900
draft: false
---

A first paragraph.

![A universe of chocolate in a dark sky.](our-team-a-table-1.png)
`)
    expect(readFileSync(join(project.folder, 'content/docs/graphql/our-team-a-table-1.png'))).toEqual(buffer)
  },
  TIMEOUT_MS,
)

test(
  'scheduling a page adds one line',
  async () => {
    const page = 'content/docs/graphql/first-session.md'
    const text =
      '---\ntitle: First session\ndescription: How to run a first session.\nlead: Run it.\norder: 900\n---\n\nA text.\n'
    writeFileSync(join(project.folder, page), text)
    project.git('add', page)
    project.git('commit', '--quiet', '--message', 'A page')
    await project.openForm('docs/entries/graphql/first-session')
    const time = project.page.getByRole('group', { name: /Publish at/ })
    const form = project.page.locator('#first-pane-body .content').first()
    await form.waitFor()
    // A field is rendered shortly before it scrolls into view.
    while (!(await time.isVisible())) await form.evaluate((element) => element.scrollBy(0, 200))
    await time.locator('input').fill('2030-12-01T08:30')
    await project.save()
    expect(project.changedLines(page)).toEqual(['+publishAt: 2030-12-01 08:30'])
  },
  TIMEOUT_MS,
)
