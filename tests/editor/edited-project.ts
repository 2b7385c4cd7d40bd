import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { launchChromium } from '../../e2e/support/browser'
import { install } from '../../preview/install.mjs'
import { copyProject, linkFolder } from '../run/copy-project.mjs'

const root = process.cwd()

/** A copy of the project with a bare remote, edited in a browser. */
export interface EditedProject {
  folder: string
  /** The URL of the editor. */
  address: string
  page: Page
  /** Runs a Git command in the folder, and returns its output. */
  git: (...args: string[]) => string
  /** Runs a Git command in the bare repository to which the project is published, and returns its output. */
  remote: (...args: string[]) => string
  /**
   * Lists the lines of a file that differ from the last commit; by default, of all files in `content` and `locales`
   * except the dates.
   */
  changedLines: (...paths: string[]) => string[]
  /** Opens the form of a file. */
  openForm: (path: string) => Promise<void>
  /** Saves the form, and waits until it is saved. */
  save: () => Promise<void>
  /** Returns a text field of the form. */
  field: (name: string) => Locator
  /** Chooses the parent folder of the page in the form. */
  chooseFolder: (name: string) => Promise<void>
  /** Returns the current text of a file. */
  read: (path: string) => string
  /** Lists the files of `content` and `locales` that differ from the last commit. */
  changedFiles: () => string
  /** Restores the files, the publication and the browser, so that tests do not depend on each other. */
  reset: () => Promise<void>
  /** The URLs of requests to other servers. */
  externalRequests: readonly string[]
  scriptErrors: readonly string[]
  /** Stops the server, and leaves the browser open. */
  endServer: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts `npm run edit` in a copy of the project, and opens a browser.
 * @param name of the copy, one for each test file
 */
export async function editProject(name: string): Promise<EditedProject> {
  const folder = join(root, `.cache/edited/${name}`)
  const bare = `${folder}.git`
  for (const each of [folder, bare]) rmSync(each, { recursive: true, force: true })
  copyProject(root, folder)
  // The editor's own packages, which `npm run edit` installs. Tests install them only once for all runs.
  await install(() => undefined, `${root}/editor/`)
  linkFolder(join(root, 'editor/node_modules'), join(folder, 'editor/node_modules'))
  const git = gitIn(folder)
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Eva Editor')
  git('config', 'user.email', 'eva@oogwenk.example')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Before')
  git('commit', '--quiet', '--allow-empty', '--message', 'Published before')
  git('tag', 'published')
  git('tag', 'first')
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare])
  git('remote', 'add', 'origin', bare)
  git('push', '--quiet', 'origin', 'main', 'published')
  const port = await freePort()
  const address = `http://localhost:${port}/edit`
  const server = await startServer(folder, port)
  const browser = await launchChromium()
  const { page, externalRequests, scriptErrors } = await openPage(browser, port)
  const endServer = () => end(server)
  return {
    ...{ folder, address, page, git, remote: gitIn(bare), externalRequests, scriptErrors, endServer },
    field: (name) => page.getByRole('textbox', { name, exact: true }).first(),
    async chooseFolder(name) {
      const button = page.getByRole('button', { name: 'Parent Folder' })
      const isChosen = () =>
        button
          .getByText(name)
          .waitFor({ timeout: 1000 })
          .then(
            () => true,
            () => false,
          )
      await button.click()
      // The tree ignores a click in the first milliseconds after it opens, and stays open.
      do await page.getByRole('treeitem', { name }).click()
      while (!(await isChosen()))
    },
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    changedFiles: () => git('status', '--porcelain', '--untracked-files=all', '--', 'content', 'locales'),
    async reset() {
      await page.goto('about:blank')
      // Otherwise, the editor would offer unsaved text again.
      const session = await page.context().newCDPSession(page)
      await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' })
      await session.detach()
      git('reset', '--quiet', '--hard', 'first')
      rmSync(join(folder, 'var/editor'), { recursive: true, force: true })
      git('clean', '--quiet', '--force', '-d', '--', 'content', 'locales')
      git('tag', '--force', 'published', 'first')
      git('push', '--quiet', '--force', 'origin', 'main', 'published')
    },
    changedLines: (...paths) =>
      git('diff', '--unified=0', '--', ...(paths.length > 0 ? paths : ['content', 'locales', ':!content/.dates.json']))
        .split('\n')
        .filter((line) => /^[+-](?![+-]{2} )/.test(line)),
    async openForm(path) {
      // The interface reads the URL only when the page loads.
      await page.goto('about:blank')
      await page.goto(`${address}#/collections/${path}`)
    },
    async save() {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Entry saved.').waitFor()
    },
    async close() {
      await browser.close()
      await endServer()
      // The copy is kept until the next run, because processes of Next still write into it.
    },
  }
}

const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8' }).trimEnd()

async function openPage(browser: Browser, port: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(60_000)
  const [externalRequests, scriptErrors]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(?:data|blob|about):/.test(url) && new URL(url).host !== `localhost:${port}`) externalRequests.push(url)
  })
  page.on('pageerror', ({ message }) => scriptErrors.push(message))
  return { page, externalRequests, scriptErrors }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}

async function startServer(cwd: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), NODE_OPTIONS: '', NODE_ENV: 'development' } as const
  const child = spawn(process.execPath, ['preview/edit.mjs'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((done, failed) => {
    let text = ''
    child.stdout?.on('data', (chunk) => {
      text += chunk
      if (text.includes('The editor is at')) done()
    })
    child.on('exit', (code) => failed(new Error(`npm run edit exited with code ${code}:\n${text}`)))
  })
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill()
  await ended
}
