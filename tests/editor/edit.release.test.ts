import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '../../e2e/support/browser'
import { install } from '../../preview/install.mjs'
import { copyProject, linkFolder } from '../run/copy-project.mjs'

const root = process.cwd()
const project = join(root, '.cache/edited-in-browser')
const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' })
/** Lines that were removed and added since the last commit, but for the days of pages. */
const changedLines = () =>
  git('diff', '--unified=0', '--', 'content', 'locales', ':!content/.dates.json')
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line))

let editor: ChildProcess
let browser: Browser
let page: Page
let address = ''
const foreign: string[] = []
const problems: string[] = []

beforeAll(async () => {
  rmSync(project, { recursive: true, force: true })
  copyProject(root, project)
  // Its own packages, which `npm run edit` installs; here only once for all runs.
  await install(() => undefined, `${root}/editor/`)
  linkFolder(join(root, 'editor/node_modules'), join(project, 'editor/node_modules'))
  git('init', '--quiet')
  git('add', '--all', '--force', 'content', 'locales')
  git('-c', 'user.name=Test', '-c', 'user.email=test@oogwenk.example', 'commit', '--quiet', '--message', 'Before')
  const port = await freePort()
  address = `http://localhost:${port}/edit`
  const env = { ...process.env, PORT: String(port), NODE_OPTIONS: '', NODE_ENV: 'development' } as const
  editor = spawn(process.execPath, ['preview/edit.mjs'], { cwd: project, env, stdio: ['ignore', 'pipe', 'inherit'] })
  await waitForLine(editor, 'The editor is at')
  browser = await launchChromium()
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).host !== `localhost:${port}`)
      foreign.push(request.url())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
}, 300_000)

afterAll(async () => {
  await browser?.close()
  if (editor) {
    const ended = new Promise((done) => editor.once('exit', done))
    editor.kill()
    await ended
  }
  // The copy stays until the next run: processes of Next still write into it.
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}

const waitForLine = (child: ChildProcess, words: string) =>
  new Promise<void>((done, failed) => {
    let text = ''
    child.stdout?.on('data', (chunk) => {
      text += chunk
      if (text.includes(words)) done()
    })
    child.on('exit', (code) => failed(new Error(`npm run edit ended with ${code}:\n${text}`)))
  })

/** Opens the form of a file. The interface reads its address only when the page is loaded. */
async function openForm(path: string) {
  await page.goto('about:blank')
  await page.goto(`${address}#/collections/${path}`)
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first()
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()

test('a new title is one changed line, and the page has today’s date', async () => {
  await openForm('pages/entries/content-pages-about')
  await field('Title').fill('About this company')
  await save()
  await page.getByText('Entry saved.').waitFor()
  expect(changedLines()).toEqual(['-title: About us', '+title: About this company'])
  expect(git('diff', '--stat', '--', 'content/.dates.json')).toContain('content/.dates.json')
}, 120_000)

test('a save that the check refuses shows its sentence with the label of the field, and keeps what was typed', async () => {
  const before = git('diff')
  await openForm('pages/entries/content-pages-thanks')
  const description = field('Description')
  await description.fill('Thank you for {{no.such}} message, which we will read as soon as we can.')
  await save()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(/“Description”: .*\{\{no\.such\}\}/).waitFor()
  expect(git('diff')).toBe(before)
  await dialog.getByRole('button', { name: 'OK' }).click()
  expect(await description.inputValue()).toContain('{{no.such}}')
  await description.fill('Thank you for your message, which we will read as soon as we can.')
  await save()
  await page.getByText('Entry saved.').waitFor()
  expect(readFileSync(join(project, 'content/pages/thanks.md'), 'utf8')).toContain('Thank you for your message')
}, 120_000)

test('a file that somebody changed on disk meanwhile is not overwritten without asking', async () => {
  await openForm('pages/entries/content-pages-contact')
  await field('Title').fill('Contact us now')
  const file = join(project, 'content/pages/contact.md')
  const other = readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Somebody else’s')
  writeFileSync(file, other)
  await save()
  await page.getByRole('alertdialog').waitFor()
  expect(readFileSync(file, 'utf8')).toBe(other)
}, 120_000)

test('no request left the machine, and no script failed', () => {
  expect(foreign).toEqual([])
  expect(problems).toEqual([])
})
