import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type EditedProject, editProject } from './edited-project'

/** Tests an editor's day on a copy of the project. Each test continues where the one before it ended. */
let project: EditedProject
beforeAll(async () => {
  project = await editProject('day')
}, 300_000)
afterAll(() => project?.close(), 60_000)

const TIMEOUT_MS = 300_000
/** Next compiles a page of the site when it is opened. */
const onSite = { timeout: 180_000, waitUntil: 'domcontentloaded' } as const
const field = (name: string) => project.page.getByRole('textbox', { name, exact: true }).first()
const read = (path: string) => readFileSync(join(project.folder, path), 'utf8')
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
    await field('Title').fill('About this company')
    await project.save()
    expect(project.changedLines()).toEqual(['-title: About us', '+title: About this company'])
    expect(project.git('diff', '--stat', '--', 'content/.dates.json')).toContain('content/.dates.json')
  },
  TIMEOUT_MS,
)

test(
  'the preview beside a form has the typeface and colour of the site, and follows the typing',
  async () => {
    await project.openForm('pages/entries/content-pages-about')
    await field('Title').fill('Only in the preview')
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
 * Returns the colour of the headings in an element's document, and the width of some words in their typeface and
 * others.
 */
async function headingStyle({ ownerDocument: page }: Element) {
  const heading = page.createElement('h1')
  heading.textContent = 'Words, wide and narrow'
  Object.assign(heading.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize: '100px' })
  page.body.append(heading)
  const { color, fontFamily, fontWeight } = getComputedStyle(heading)
  // Most computers lack one of the others.
  await page.fonts.load(`${fontWeight} 100px ${fontFamily.split(',')[0]}`)
  const { width } = heading.getBoundingClientRect()
  heading.style.fontFamily = 'sans-serif'
  const { width: otherWidth } = heading.getBoundingClientRect()
  heading.remove()
  return { color, width, otherWidth }
}

test(
  'a new price is one changed line, also with a decimal comma, and an ambiguous one is rejected',
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
    const [old = ''] = read(file)
      .split('\n')
      .filter((line) => line.startsWith('The page shows a burger'))
    await project.openForm('cases/entries/bugfoundation/index')
    const text = field('Text')
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

const page = 'content/docs/graphql/first-session.md'

test(
  'a new page and its picture are in the chosen folder, under names that are valid in a URL',
  async () => {
    await project.openForm('docs/new')
    await field('Title').fill('First session')
    await field('Description').fill('How to run a first session with the JavaScript library, from a key to results.')
    await field('Lead').fill('Run a first session in a few minutes.')
    await project.page.getByRole('spinbutton', { name: 'Order' }).fill('900')
    await project.page.getByRole('button', { name: 'Parent Folder' }).click()
    await project.page.getByRole('treeitem', { name: 'graphql' }).click()
    await field('Text').click()
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
    await field('Alt Text').fill('A universe of chocolate in a dark sky.')
    // The form takes the typed text when the focus leaves the field.
    await field('Alt Text').press('Tab')
    await expectText('our-team-a-table-1.png')
    await project.save()
    expect(read(page)).toBe(`---
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

/** Waits until a text is visible. */
const expectText = (name: string) => project.page.getByText(name).first().waitFor()

test(
  'scheduling a page adds one line',
  async () => {
    project.git('add', '--all', 'content', 'locales')
    project.git('commit', '--quiet', '--message', 'Until now')
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

test(
  'a form moves no page, and states where pages are moved',
  async () => {
    await project.openForm('docs/entries/collect')
    await project.page.getByRole('button', { name: 'Parent Folder' }).click()
    await project.page.getByRole('treeitem', { name: 'graphql' }).click()
    await project.page.getByRole('button', { name: 'Save', exact: true }).click()
    await project.page
      .getByRole('alertdialog')
      .getByText(/“Move or delete it” above the form moves it/)
      .waitFor()
    expect(project.changedLines('content/docs/collect.md')).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  'a moved page keeps its old address as an alias, and links to it are updated',
  async () => {
    await project.page.goto(`${project.address}/page?file=content/docs/collect.md`)
    await project.page.getByLabel('New address').fill('/docs/collecting')
    await project.page.getByRole('button', { name: 'Move', exact: true }).click()
    await project.page.getByRole('status').getByText('/docs/collect is /docs/collecting now.').waitFor()
    const text = read('content/docs/collecting.md')
    expect(text).toMatch(/\naliases:\n {2}- \/docs\/collect\n/)
    expect(text.replace(/aliases:\n.*\n/, '')).toBe(`${project.git('show', 'HEAD:content/docs/collect.md')}\n`)
    const linking = project.git('grep', '--name-only', '-e', '(/docs/collect)', 'HEAD', '--', 'content').split('\n')
    expect(linking.length).toBeGreaterThan(0)
    for (const file of linking.map((each) => each.replace('HEAD:', ''))) {
      const lines = project.changedLines(file)
      const of = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1))
      expect(of('+')).toEqual(of('-').map((line) => line.replaceAll('/docs/collect', '/docs/collecting')))
      expect(of('+')).not.toEqual([])
    }
  },
  TIMEOUT_MS,
)

test(
  'a page to which others link is not deleted; any other is, and only its file changes',
  async () => {
    await project.page.goto(`${project.address}/page?file=content/docs/collecting.md`)
    await project.page.getByRole('button', { name: 'Delete /docs/collecting' }).click()
    await project.page.getByRole('alert').getByText('Other pages link to this one').waitFor()
    await project.page.goto(`${project.address}/page?file=${page}`)
    await project.page.getByRole('button', { name: 'Delete /docs/graphql/first-session' }).click()
    await project.page.getByRole('status').getByText('was deleted').waitFor()
    expect(project.git('status', '--short', '--', page)).toBe(` D ${page}`)
    await project.page.goto(`${project.address}/kept`)
    await project.page.getByRole('heading', { name: 'First session /docs/graphql/first-session' }).waitFor()
  },
  TIMEOUT_MS,
)

test(
  'a case begins with a results file, and semicolons and decimal commas in it are converted',
  async () => {
    await project.page.goto(`${project.address}/results`)
    await project.page.getByLabel('Name').fill('Toast')
    await project.page.getByLabel('Last part of its address').fill('toast')
    await project.page.getByLabel('Question').fill('Would anybody stop for toast?')
    const folder = join(project.folder, 'content/cases/bugfoundation')
    await project.page.getByLabel('Tested picture', { exact: true }).setInputFiles(join(folder, 'bugfoundation.png'))
    await project.page.getByLabel('Picture in words').fill('A landing page in pale green with a burger.')
    const good = read('content/cases/bugfoundation/a.csv')
    const buffer = Buffer.from(good.replaceAll(',', ';').replaceAll('.', ','))
    await project.page
      .getByLabel('Results', { exact: true })
      .setInputFiles({ name: 'results.csv', mimeType: 'text/csv', buffer })
    await project.page.getByRole('button', { name: 'Add the case' }).click()
    await project.page.getByRole('alert').getByText('Line 1: The columns are separated by semicolons.').waitFor()
    expect(project.git('status', '--short', '--', 'content/cases/toast')).toBe('')
    expect(await project.page.getByLabel('Question').inputValue()).toBe('Would anybody stop for toast?')
    await project.page.getByRole('button', { name: 'Convert it and save' }).click()
    await project.page.getByRole('status').getByText('/cases/toast is a draft').waitFor()
    expect(read('content/cases/toast/a.csv')).toBe(good)
    await project.page.goto('about:blank')
    await project.page.goto(`${project.address}#/collections/cases/entries/toast/index`)
    await field('Heading').fill('Does toast work?')
    await project.save()
    expect(read('content/cases/toast/index.md')).toContain('\nheading: Does toast work?\n')
  },
  TIMEOUT_MS,
)

test(
  'an A/B test begins with two pictures and two results files, and shows both on its page and in its form',
  async () => {
    const { page } = project
    await page.goto(`${project.address}/results`)
    await page.getByLabel('Name').fill('Sky or cream')
    await page.getByLabel('Question').fill('Which banner would people rather look at?')
    const file = (name: string) => join(project.folder, 'content/cases/galaxy', name)
    for (const [letter, of] of [
      ['a', ''],
      ['b', ' of version B'],
    ]) {
      await page.getByLabel(`Tested picture${of}`, { exact: true }).setInputFiles(file(`galaxy-${letter}.png`))
      await page.getByLabel(`Picture${of} in words`, { exact: true }).fill('A bar of chocolate.')
      if (letter === 'b') await page.getByRole('button', { name: 'Add the case' }).click()
      if (letter === 'b') await page.getByRole('alert').getByText('the results of version B are missing').waitFor()
      await page.getByLabel(`Results${of}`, { exact: true }).setInputFiles(file(`${letter}.csv`))
    }
    await page.getByRole('button', { name: 'Add the case' }).click()
    await page.getByRole('status').getByText('is a draft, with a.csv and b.csv as its results').waitFor()
    for (const letter of ['a', 'b']) {
      expect(read(`content/cases/sky-or-cream/${letter}.csv`)).toBe(readFileSync(file(`${letter}.csv`), 'utf8'))
      const picture = join(project.folder, `content/cases/sky-or-cream/sky-or-cream-${letter}.png`)
      expect(readFileSync(picture)).toEqual(readFileSync(file(`galaxy-${letter}.png`)))
    }
    await project.openForm('cases/entries/sky-or-cream/index')
    await field('Heading').fill('The sky or the cream?')
    await project.save()
    await page.goto(new URL('/cases/sky-or-cream', project.address).href, onSite)
    await page.getByRole('heading', { level: 1, name: 'The sky or the cream?' }).waitFor()
    await page.getByRole('heading', { name: 'Overall scores' }).waitFor()
  },
  TIMEOUT_MS,
)

test(
  'publishing commits the changes with the editor’s message and name, and pushes them',
  async () => {
    await project.page.goto(`${project.address}/publish`)
    await project.page.getByText('The site is ready to be published.').waitFor()
    await project.page.getByText('/docs/collect', { exact: false }).first().waitFor()
    const changed = project
      .git('status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .map((line) => line.slice(3))
    await project.page.getByLabel('What changes').fill('Add a case, move a page')
    await project.page.getByRole('button', { name: 'Publish', exact: true }).click()
    await project.page.getByRole('status').getByText('Published.').waitFor()
    expect(project.remote('log', '-1', '--format=%s|%an|%ae', 'published')).toBe(
      'Add a case, move a page|Eva Editor|eva@oogwenk.example',
    )
    expect(project.remote('rev-parse', 'main')).toBe(project.git('rev-parse', 'HEAD'))
    const files = project.git('show', '--format=', '--name-only', '--no-renames', 'HEAD').split('\n').sort()
    expect(files).toEqual(changed.sort())
    expect(project.git('status', '--porcelain')).toBe('')
  },
  TIMEOUT_MS,
)

test(
  'undoing restores and publishes the previous version of the site',
  async () => {
    await project.page.goto(`${project.address}/publish`)
    await project.page.getByText('Undo it').click()
    await project.page.getByRole('button', { name: 'Undo “Add a case, move a page”' }).click()
    await project.page.getByRole('status').getByText('Undone.').waitFor()
    expect(project.git('diff', 'HEAD~2', 'HEAD', '--', ':!content/.dates.json')).toBe('')
    expect(project.git('status', '--porcelain', '--', ':!content/.dates.json')).toBe('')
    expect(project.remote('rev-parse', 'main', 'published').split('\n')).toEqual(
      Array(2).fill(project.git('rev-parse', 'HEAD')),
    )
  },
  TIMEOUT_MS,
)

test('no request leaves the machine, and no script fails', () => {
  expect(project.foreign).toEqual([])
  expect(project.problems).toEqual([])
})
