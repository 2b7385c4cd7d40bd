import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { violationsOf } from '../../e2e/support/axe'
import { type EditedProject, editProject } from './edited-project'

/** What the editor refuses, what goes wrong around it, and who cannot use a mouse. */
let project: EditedProject
beforeAll(async () => {
  project = await editProject('refusals')
}, 300_000)
afterAll(() => project?.close(), 60_000)

const MINUTES = 300_000
const field = (name: string) => project.page.getByRole('textbox', { name, exact: true }).first()
const press = () => project.page.getByRole('button', { name: 'Save', exact: true }).click()
const dialog = () => project.page.getByRole('alertdialog')
const changed = () => project.git('status', '--porcelain', '--', 'content', 'locales')
/** Sets the files back, and lets the interface read them again. */
const reset = () => project.git('checkout', '--quiet', '--', 'content', 'locales')

test(
  'a missing title is refused at its field, and saved once it is there',
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
  MINUTES,
)

test(
  'a text that is too long is refused at its field with its hint',
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
  MINUTES,
)

test(
  'an unknown fact is refused with the label of its field; what was typed stays, and is saved once corrected',
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
  MINUTES,
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
    'a typed figure that results may contradict',
    'cases/entries/bugfoundation/index',
    'The score is 42%.',
    /“Text”: .*42/,
    'The score is in the chart.',
  ],
])(
  '%s is refused as a mistake of the text, which stays and is saved once corrected',
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
  MINUTES,
)

test(
  'a file that somebody changed on disk meanwhile is not overwritten without asking, and is kept if it is',
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
    await project.page.getByText('Show the text').first().click()
    expect(await project.page.getByLabel('Text of content/pages/contact.md').first().inputValue()).toBe(other)
    reset()
  },
  MINUTES,
)

test(
  'a text from Word and a table from Excel are pasted as plain Markdown, and saved as such',
  async () => {
    await project.openForm('docs/entries/collect')
    const text = field('Text')
    await text.getByText('API access is only').click()
    await project.page.keyboard.press('End')
    for (const program of ['word', 'excel']) {
      const html = readFileSync(`editor/interface/fixtures/${program}.txt`, 'utf8')
      await project.page.keyboard.press('Enter')
      await text.evaluate((element, source) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', source)
        clipboardData.setData('text/plain', 'Not this one')
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, html)
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
  MINUTES,
)

test.each(['', '/publish', '/kept', '/page?file=content/docs/collect.md', '/results'])(
  'axe finds nothing in what this project adds to /edit%s',
  async (path) => {
    await project.page.goto('about:blank')
    await project.page.goto(`${project.address}${path}`)
    if (path === '') await project.page.getByRole('button', { name: 'Create Entry or Assets' }).waitFor()
    else await project.page.getByRole('main').waitFor()
    const found = await violationsOf(project.page, path === '' ? 'body > nav' : 'html')
    expect(found).toEqual([])
  },
  MINUTES,
)

test(
  'a title is changed and published by keyboard alone',
  async () => {
    const { page } = project
    const tabTo = async (name: RegExp, most = 60) => {
      for (let press = 0; press < most; press++) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(() => {
          const { activeElement: found } = document
          const { labels, textContent } = found as HTMLInputElement
          return found?.getAttribute('aria-label') || labels?.[0]?.textContent || textContent || ''
        })
        if (name.test(focused.trim())) return
      }
      throw new Error(`Tab did not reach ${name}.`)
    }
    await project.openForm('pages/entries/content-pages-about')
    await field('Title').waitFor()
    await field('Title').focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('About this company')
    await page.keyboard.press('Control+S')
    await page.getByText('Entry saved.').waitFor()
    await page.goto(`${project.address}/publish`)
    await tabTo(/^What changes$/)
    await page.keyboard.type('A new title')
    await tabTo(/^Publish$/)
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Published.').waitFor()
    expect(project.remote('log', '-1', '--format=%s', 'published')).toBe('A new title')
  },
  MINUTES,
)

test(
  'without the server nothing typed is lost, and the form says that it was not saved',
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
  MINUTES,
)

test('no request left the machine, and no script failed', () => {
  expect(project.foreign).toEqual([])
  expect(project.problems).toEqual([])
})
