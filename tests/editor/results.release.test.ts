/** Tests how the editor makes cases from pictures and results files, on a copy of the project. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type EditedProject, editProject } from './edited-project'

let project: EditedProject
beforeAll(async () => {
  project = await editProject('results')
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

test(
  'a case is created from a results file, and semicolons and decimal commas in it are converted',
  async () => {
    await project.page.goto(`${project.address}/results`)
    await project.page.getByLabel('Name').fill('Toast')
    await project.page.getByLabel('Last part of the page address').fill('toast')
    await project.page.getByLabel('Question').fill('Would anybody stop for toast?')
    const folder = join(project.folder, 'content/cases/bugfoundation')
    await project.page.getByLabel('Tested picture', { exact: true }).setInputFiles(join(folder, 'bugfoundation.png'))
    await project.page
      .getByLabel('Description of the picture', { exact: true })
      .fill('A landing page in pale green with a burger.')
    const valid = project.read('content/cases/bugfoundation/a.csv')
    const buffer = Buffer.from(valid.replaceAll(',', ';').replaceAll('.', ','))
    await project.page
      .getByLabel('Results', { exact: true })
      .setInputFiles({ name: 'results.csv', mimeType: 'text/csv', buffer })
    await project.page.getByRole('button', { name: 'Add the case' }).click()
    await project.page.getByRole('alert').getByText('Line 1: The columns are separated by semicolons.').waitFor()
    expect(project.git('status', '--short', '--', 'content/cases/toast')).toBe('')
    expect(await project.page.getByLabel('Question').inputValue()).toBe('Would anybody stop for toast?')
    await project.page.getByRole('button', { name: 'Convert it and save' }).click()
    await project.page.getByRole('status').getByText('/cases/toast is a draft').waitFor()
    expect(project.read('content/cases/toast/a.csv')).toBe(valid)
    await project.page.goto('about:blank')
    await project.page.goto(`${project.address}#/collections/cases/entries/toast/index`)
    await project.field('Heading').fill('Does toast work?')
    await project.save()
    expect(project.read('content/cases/toast/index.md')).toContain('\nheading: Does toast work?\n')
  },
  TIMEOUT_MS,
)

test(
  'an A/B test is created from two pictures and two results files, and shows both on its page and in its form',
  async () => {
    const { page } = project
    await page.goto(`${project.address}/results`)
    await page.getByLabel('Name').fill('Sky or cream')
    await page.getByLabel('Question').fill('Which banner would people rather look at?')
    const file = (name: string) => join(project.folder, 'content/cases/galaxy', name)
    for (const [letter, suffix] of [
      ['a', ''],
      ['b', ' of version B'],
    ]) {
      await page.getByLabel(`Tested picture${suffix}`, { exact: true }).setInputFiles(file(`galaxy-${letter}.png`))
      await page.getByLabel(`Description of the picture${suffix}`, { exact: true }).fill('A bar of chocolate.')
      if (letter === 'b') await page.getByRole('button', { name: 'Add the case' }).click()
      if (letter === 'b') await page.getByRole('alert').getByText('the results of version B are missing').waitFor()
      await page.getByLabel(`Results${suffix}`, { exact: true }).setInputFiles(file(`${letter}.csv`))
    }
    await page.getByRole('button', { name: 'Add the case' }).click()
    await page.getByRole('status').getByText('is a draft, with a.csv and b.csv as its results').waitFor()
    for (const letter of ['a', 'b']) {
      expect(project.read(`content/cases/sky-or-cream/${letter}.csv`)).toBe(readFileSync(file(`${letter}.csv`), 'utf8'))
      const picture = join(project.folder, `content/cases/sky-or-cream/sky-or-cream-${letter}.png`)
      expect(readFileSync(picture)).toEqual(readFileSync(file(`galaxy-${letter}.png`)))
    }
    await project.openForm('cases/entries/sky-or-cream/index')
    await project.field('Heading').fill('The sky or the cream?')
    await project.save()
    await page.goto(new URL('/cases/sky-or-cream', project.address).href, onSite)
    await page.getByRole('heading', { level: 1, name: 'The sky or the cream?' }).waitFor()
    await page.getByRole('heading', { name: 'Overall scores' }).waitFor()
  },
  TIMEOUT_MS,
)
