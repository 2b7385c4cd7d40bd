/** Tests what the editor rejects, what fails around it, and what is pasted into it, on a copy of the project. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { violationsOf } from '../../e2e/support/axe'
import { type EditedProject, editProject } from './edited-project'

let project: EditedProject
beforeAll(async () => {
  project = await editProject('refusals')
}, 300_000)
beforeEach(() => project.reset(), 60_000)
afterEach(() => {
  expect(project.externalRequests).toEqual([])
  expect(project.scriptErrors).toEqual([])
})
afterAll(() => project?.close(), 60_000)

const TIMEOUT_MS = 300_000
const pressSave = () => project.page.getByRole('button', { name: 'Save', exact: true }).click()
const dialog = () => project.page.getByRole('alertdialog')

test(
  'a missing title is rejected at its field, and saved once it is filled in',
  async () => {
    await project.openForm('pages/entries/content-pages-thanks')
    const title = project.field('Title')
    const before = await title.inputValue()
    await title.fill('')
    await pressSave()
    const message = project.page.getByRole('group', { name: /“.?Title.?” Field/ }).getByText('This field is required.')
    await message.waitFor()
    expect(project.changedFiles()).toBe('')
    await title.fill(`${before} so much`)
    await project.save()
    expect(project.changedLines()).toEqual([expect.stringMatching(/^-title: /), `+title: ${before} so much`])
  },
  TIMEOUT_MS,
)

test(
  'a text that is too long is rejected',
  async () => {
    await project.openForm('docs/entries/collect')
    const name = project.field('Name in the navigation')
    await name.fill('A name of much more than thirty characters')
    await pressSave()
    await project.page.getByText(/one field has a mistake/).waitFor()
    expect(await name.inputValue()).toBe('A name of much more than thirty characters')
    expect(project.changedFiles()).toBe('')
    await name.fill('A short name')
    await project.save()
    expect(project.changedLines()).toEqual(['+nav: A short name'])
  },
  TIMEOUT_MS,
)

test(
  'an unknown fact is rejected with the label of its field; the typed text stays, and is saved once corrected',
  async () => {
    await project.openForm('pages/entries/content-pages-thanks')
    const description = project.field('Description')
    await description.fill('Thank you for {{no.such}} message, which we will read as soon as we can.')
    await pressSave()
    await dialog()
      .getByText(/“Description”: .*\{\{no\.such\}\}/)
      .waitFor()
    expect(project.changedFiles()).toBe('')
    await dialog().getByRole('button', { name: 'OK' }).click()
    expect(await description.inputValue()).toContain('{{no.such}}')
    await description.fill('Thank you for your message, which we will read as soon as we can.')
    await project.save()
    expect(readFileSync(join(project.folder, 'content/pages/thanks.md'), 'utf8')).toContain(
      'Thank you for your message',
    )
  },
  TIMEOUT_MS,
)

test(
  'warnings about a saved page are shown above the forms until they are closed',
  async () => {
    await project.openForm('pages/entries/content-pages-thanks')
    const title = project.field('Title')
    await title.fill('Thank you for for writing')
    await project.save()
    const warnings = project.page.locator('#editor-warnings')
    await warnings.getByText(/\(\/thanks\), “Title”: “for” is repeated here\./).waitFor()
    const found = await violationsOf(project.page)
    expect(found.filter((each) => JSON.stringify(each).includes('editor-warnings'))).toEqual([])
    await warnings.getByRole('button', { name: 'Close' }).press('Enter')
    expect(await warnings.innerHTML()).toBe('')
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
    const text = project.field('Text')
    const before = await text.inputValue()
    await text.fill(`${before}\n\n${words}`)
    await pressSave()
    await dialog().getByText(sentence).waitFor()
    expect(project.changedFiles()).toBe('')
    await dialog().getByRole('button', { name: 'OK' }).click()
    expect(await text.inputValue()).toContain(words)
    await text.fill(`${before}\n\n${corrected}`)
    await project.save()
    expect(project.changedLines()).toEqual(['+', `+${corrected}`])
  },
  TIMEOUT_MS,
)

test(
  'a file that someone has since changed on disk is overwritten only after confirmation, and a copy of it is kept',
  async () => {
    await project.openForm('pages/entries/content-pages-contact')
    await project.field('Title').fill('Contact us now')
    const file = join(project.folder, 'content/pages/contact.md')
    const other = readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Somebody else’s')
    writeFileSync(file, other)
    await pressSave()
    await dialog().waitFor()
    expect(readFileSync(file, 'utf8')).toBe(other)
    await dialog().getByRole('button', { name: 'Save Anyway' }).click()
    await project.page.getByText('Entry saved.').waitFor()
    await project.page.goto(`${project.address}/kept`)
    await project.page.getByText('Look at it').first().click()
    expect(await project.page.getByLabel('Text', { exact: true }).first().inputValue()).toBe(other)
  },
  TIMEOUT_MS,
)

test(
  'a text from Word and a table from Excel are pasted as plain Markdown, and saved as such',
  async () => {
    await project.openForm('docs/entries/collect')
    const text = project.field('Text')
    await text.click()
    // Unlike a selection that a script sets, a key reaches the editor before the next key does. On a busy machine, the
    // selection made by the click may arrive after the one made by the key.
    do await project.page.keyboard.press('Control+End')
    while (!(await text.evaluate((element) => element.lastElementChild?.contains(getSelection()?.focusNode ?? null))))
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
      // The form picks up a change only after a moment.
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
  'when the server is down, no typed text is lost, and the form shows that it was not saved',
  async () => {
    await project.openForm('pages/entries/content-pages-thanks')
    await project.field('Title').fill('Kept in the form')
    await project.endServer()
    await pressSave()
    await dialog().waitFor()
    await dialog().getByRole('button', { name: 'OK' }).click()
    expect(await project.field('Title').inputValue()).toBe('Kept in the form')
    expect(project.changedFiles()).toBe('')
  },
  TIMEOUT_MS,
)
