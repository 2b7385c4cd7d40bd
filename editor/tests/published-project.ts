import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openJournal } from '../journal/journal'
import { gitIn } from '../publish/git'
import type { PublishedProject } from '../publish/settings'

/** The machine's own settings must not affect the tests. */
const environment = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@oogwenk.example',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@oogwenk.example',
}

/** A Git repository with two pages, a list of dates and code. */
export interface TestFolder {
  root: string
  put: (path: string, text: string | null) => Promise<void>
  read: (path: string) => Promise<string>
  /** Runs a Git command, and returns its output without the final newline. */
  git: (...args: string[]) => string
  /** Returns the project as the server passes it in. */
  project: (more?: Partial<PublishedProject>) => PublishedProject
}

/** A folder that is published to a bare repository, and clones of that repository. */
export interface TestRemote {
  folder: TestFolder
  /** Makes a clone, such as another person would have. */
  clone: () => Promise<TestFolder>
  /** Runs a command in the bare repository. */
  remote: (...args: string[]) => string
  path: string
  remove: () => Promise<void>
}

/** Makes a folder with one commit on `main`, published to a bare repository beside it. */
export async function makeRemote(): Promise<TestRemote> {
  const top = await realpath(await mkdtemp(join(tmpdir(), 'oogwenk-publish-')))
  const path = join(top, 'remote.git')
  run(top, 'init', '--quiet', '--bare', '--initial-branch=main', path)
  const folder = folderAt(join(top, 'folder'))
  await mkdir(folder.root)
  folder.git('init', '--quiet', '--initial-branch=main')
  await folder.put('content/about.md', 'About us\n')
  await folder.put('content/old.md', 'Old\n')
  await folder.put('content/.dates.json', '{"about":1}\n')
  await folder.put('lib/code.ts', 'export {}\n')
  await folder.put('.gitignore', 'var/\n')
  folder.git('add', '--all')
  folder.git('commit', '--quiet', '--message', 'First')
  folder.git('tag', 'published')
  folder.git('remote', 'add', 'origin', path)
  folder.git('push', '--quiet', 'origin', 'main', 'published')
  let clones = 0
  return {
    folder,
    path,
    remote: (...args) => run(path, ...args),
    async clone() {
      clones += 1
      const root = join(top, `clone-${clones}`)
      run(top, 'clone', '--quiet', path, root)
      return folderAt(root)
    },
    remove: () => rm(top, { recursive: true, force: true }),
  }
}

const run = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    env: environment as unknown as NodeJS.ProcessEnv,
    stdio: 'pipe',
  }).trimEnd()

function folderAt(root: string): TestFolder {
  const journal = openJournal(root, 'var/editor')
  return {
    root,
    async put(path, text) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      if (text === null) await rm(join(root, path))
      else await writeFile(join(root, path), text)
    },
    read: (path) => readFile(join(root, path), 'utf8'),
    git: (...args) => run(root, ...args),
    project: (more) => ({
      ...{ root, remote: 'origin', branch: 'main', review: false, derived: 'content/.dates.json' },
      ...{ git: gitIn(root, environment), folders: ['content'], sendFolder: 'var/editor/send' },
      isPublished: (path) => /^content\/(.+\.md|\.dates\.json)$/.test(path),
      renew: async () => undefined,
      check: async () => [],
      write: journal.save,
      slugify: (text) => text.toLowerCase().replace(/[^a-z]+/g, '-'),
      ...more,
    }),
  }
}
