import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { openFiles, withFiles } from '../../content/files'
import { gitWithInput } from './git'
import { textsAt } from './texts-at'

/** Runs a function in a new repository, with these files in its first commit. */
async function inRepository(files: Readonly<Record<string, string>>, run: (git: Git) => Promise<void>) {
  const root = await mkdtemp(join(tmpdir(), 'texts-at-'))
  const git: Git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), text)
  }
  git('add', '.')
  git('-c', 'user.name=Tests', '-c', 'user.email=tests@oogwenk.example', 'commit', '--quiet', '-m', 'Files')
  try {
    await withFiles(openFiles({ root }), () => run(git))
  } finally {
    await rm(root, { recursive: true })
  }
}

type Git = (...args: string[]) => string

test('texts are read as they were at the commit, whatever they and their names contain', async () => {
  const files = {
    'content/a.md': 'First\n',
    'content/docs/empty.md': '',
    'content/docs/line\nbreak.md': 'No line break at the end, but é and €',
    'content/docs/like-git.md': `${'0'.repeat(40)} blob 3\nabc\n`,
    'content/picture.png': 'Not needed',
    'locales/en.md': 'In another folder',
  }
  await inRepository(files, async (git) => {
    const commit = git('rev-parse', 'HEAD')
    const texts = await textsAt(commit, 'content', (file) => file.endsWith('.md'))
    const needed = Object.entries(files).filter(([file]) => /^content.*md$/s.test(file))
    expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(needed))
    expect(await textsAt(commit, 'none', () => true)).toEqual(new Map())
  })
})

test('a file that the repository lacks is an error, and is not read as an empty one', () =>
  inRepository({ 'content/a.md': 'First\n' }, async (git) => {
    const id = git('rev-parse', 'HEAD:content/a.md')
    await rm(join(git('rev-parse', '--show-toplevel'), '.git/objects', id.slice(0, 2), id.slice(2)))
    await expect(textsAt('HEAD', 'content', () => true)).rejects.toThrow(
      `The Git repository lacks ${id}, a file of an earlier commit. Clone the repository again.`,
    )
  }))

test('a Git command that fails before it has read its input rejects with what Git said', () =>
  inRepository({ 'content/a.md': 'First\n' }, async () => {
    await expect(gitWithInput('x'.repeat(4_000_000), 'cat-file', '--no-such-option')).rejects.toThrow('no-such-option')
  }))
