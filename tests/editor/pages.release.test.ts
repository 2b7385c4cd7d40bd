/** Tests how pages are moved, deleted and brought back in the editor, on a copy of the project. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type EditedProject, editProject } from './edited-project'

let project: EditedProject
beforeAll(async () => {
  project = await editProject('pages')
}, 300_000)
beforeEach(() => project.reset(), 60_000)
afterEach(() => {
  expect(project.externalRequests).toEqual([])
  expect(project.scriptErrors).toEqual([])
})
afterAll(() => project?.close(), 60_000)

const TIMEOUT_MS = 300_000

test(
  'a form does not move a page, and states where to move it',
  async () => {
    await project.openForm('docs/entries/collect')
    await project.chooseFolder('graphql')
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
    await project.page.getByRole('status').getByText('/docs/collect has moved to /docs/collecting.').waitFor()
    const text = project.read('content/docs/collecting.md')
    expect(text).toMatch(/\naliases:\n {2}- \/docs\/collect\n/)
    expect(text.replace(/aliases:\n.*\n/, '')).toBe(`${project.git('show', 'HEAD:content/docs/collect.md')}\n`)
    const linking = project.git('grep', '--name-only', '-e', '(/docs/collect)', 'HEAD', '--', 'content').split('\n')
    expect(linking.length).toBeGreaterThan(0)
    for (const file of linking.map((each) => each.replace('HEAD:', ''))) {
      const lines = project.changedLines(file)
      const of = (prefix: string) => lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(1))
      expect(of('+')).toEqual(of('-').map((line) => line.replaceAll('/docs/collect', '/docs/collecting')))
      expect(of('+')).not.toEqual([])
    }
  },
  TIMEOUT_MS,
)

test(
  'the links above a form all open in one other window, which leads back to the form of a moved page',
  async () => {
    const { page } = project
    await project.openForm('docs/entries/collect')
    // The interface builds its page for seconds under load, and a click in that time once opened no window.
    await project.field('Title').waitFor()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Move or delete it' }).click()
    const other = await opened
    await other.getByLabel('New address').fill('/docs/collecting')
    await other.getByRole('button', { name: 'Move', exact: true }).click()
    await other.getByRole('link', { name: 'Go on editing' }).click()
    await page.waitForURL(/#\/collections\/docs\/entries\/collecting$/)
    await project.field('Title').waitFor()
    await page.getByRole('link', { name: 'Earlier versions' }).click()
    await other.waitForURL(/\/kept$/)
    expect(page.context().pages()).toHaveLength(2)
    await other.close()
  },
  TIMEOUT_MS,
)

test(
  'a page that others link to is not deleted; another is, without changing any other file, and comes back',
  async () => {
    await project.page.goto(`${project.address}/page?file=content/docs/collect.md`)
    await project.page.getByRole('button', { name: 'Delete /docs/collect' }).click()
    await project.page.getByRole('alert').getByText('Other pages link to this one').waitFor()
    const file = 'content/docs/graphql/reference.md'
    await project.page.goto(`${project.address}/page?file=${file}`)
    await project.page.getByRole('button', { name: 'Delete /docs/graphql/reference' }).click()
    await project.page.getByRole('status').getByText('was deleted').waitFor()
    expect(project.git('status', '--short', '--', file)).toBe(` D ${file}`)
    await bringBack('GraphQL reference')
    expectAsBefore()
  },
  TIMEOUT_MS,
)

test(
  'a moved page comes back to its address, with the links to it, although one of their pages has since been edited',
  async () => {
    await project.page.goto(`${project.address}/page?file=content/docs/collect.md`)
    await project.page.getByLabel('New address').fill('/docs/collecting')
    await project.page.getByRole('button', { name: 'Move', exact: true }).click()
    await project.page.getByRole('status').getByText('/docs/collect has moved to /docs/collecting.').waitFor()
    const linking = 'docs/entries/rest/reference/data_collection'
    await project.openForm(linking)
    await project.field('Title').fill('Collecting data')
    await project.save()
    await bringBack(/\/docs\/collect$/)
    expect(project.changedLines()).toEqual([expect.stringMatching(/^-title: /), '+title: Collecting data'])
  },
  TIMEOUT_MS,
)

test(
  'a deleted case comes back with its picture and its results',
  async () => {
    await project.page.goto(`${project.address}/page?file=content/cases/galaxy/index.md`)
    await project.page.getByRole('button', { name: 'Delete /cases/galaxy' }).click()
    await project.page.getByRole('status').getByText('was deleted').waitFor()
    expect(project.changedFiles()).toMatch(/ D content\/cases\/galaxy\/a\.csv\n/)
    await bringBack(/\/cases\/galaxy$/)
    expectAsBefore()
  },
  TIMEOUT_MS,
)

/** Brings the newest earlier version of a page back. @param name of its heading */
async function bringBack(name: string | RegExp) {
  await project.page.goto(`${project.address}/kept`)
  const versions = project.page.getByRole('region', { name })
  await versions.getByRole('button', { name: 'Bring this back' }).first().click()
  await project.page.getByRole('status').getByText('is back: as it was before it').waitFor()
}

/** Expects the files to be those of the last commit, except for the dates of pages. */
function expectAsBefore() {
  expect(project.git('status', '--porcelain', '--untracked-files=all', '--', 'content', ':!content/.dates.json')).toBe(
    '',
  )
}
