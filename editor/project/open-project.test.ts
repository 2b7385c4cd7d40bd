import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openJournal } from '../journal/journal'
import { versionOf } from '../journal/version'
import type { WritePolicy } from '../paths/policy'
import type { ProposedChange } from '../server/repository'
import { type Overlay, openProject, type ProjectSettings } from './open-project'

const policy: WritePolicy = {
  rules: [
    { pattern: 'content/**/*.(md|yml|csv)', kind: 'text', limit: 100_000 },
    { pattern: 'content/**/*.png', kind: 'PNG', limit: 1_000_000 },
    { pattern: 'locales/*/*.json', kind: 'text', limit: 100_000 },
  ],
}

const page = `---
# The name of the company stays.
title: "About us"
lead: >-
  Folded over
  two lines.
---

Some *text*.
`
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

let root = ''
const put = async (path: string, content: string | Uint8Array) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}
const read = (path: string) => readFile(join(root, path), 'utf8')
const open = (more: Partial<ProjectSettings> = {}) =>
  openProject({
    root,
    policy,
    journal: openJournal(root, '.cache/journal'),
    check: async () => ({ errors: [], warnings: ['A word is repeated.'] }),
    ...more,
  })
const change = (path: string, content: string | Uint8Array | null, version: string | null = null): ProposedChange => ({
  path,
  content: content === null ? null : Buffer.from(content),
  version,
})

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'project-'))
  await put('content/pages/about.md', page)
  await put('content/facts.yml', 'price: { money: 99 } # from May\n')
  await put('content/team.png', png)
  await put('package.json', '{}')
})
afterEach(() => rm(root, { recursive: true }))

test('only files that may be edited are listed and read', async () => {
  await put('content/.dates.json', '{}')
  await put('content/notes.docx', 'x')
  await symlink('/etc/passwd', join(root, 'content/passwd.md'))
  const { list, read: readFrom } = open()
  expect((await list()).map(({ path }) => path)).toEqual([
    'content/facts.yml',
    'content/pages/about.md',
    'content/team.png',
  ])
  expect(String(await readFrom('content/pages/about.md'))).toBe(page)
  for (const path of ['package.json', 'content/.dates.json', 'content/passwd.md', 'content/../package.json', ''])
    expect([path, await readFrom(path)]).toEqual([path, undefined])
})

test('a listed version changes with the file', async () => {
  const { list } = open()
  const version = async () => (await list()).find(({ path }) => path === 'content/facts.yml')?.version
  const before = await version()
  expect(await version()).toBe(before)
  await put('content/facts.yml', 'price: { money: 100 }\n')
  expect(await version()).not.toBe(before)
})

test('a file that was written again has another time, even if its content is the same', async () => {
  const { list } = open()
  const timeOf = async () => (await list()).find(({ path }) => path === 'content/facts.yml')?.changed
  const before = await timeOf()
  await utimes(join(root, 'content/facts.yml'), 1, 2)
  expect(await timeOf()).toBe(2000)
  expect(before).not.toBe(2000)
})

test('a new title changes one line: comments, quotes and folded text are kept', async () => {
  const sent = '---\ntitle: About you\nlead: Folded over two lines.\n---\nSome *text*.\n'
  const { files, warnings } = await open().save([change('content/pages/about.md', sent, versionOf(page))])
  const [saved] = files
  expect(warnings).toEqual(['A word is repeated.'])
  const now = await read('content/pages/about.md')
  expect(now).toBe(page.replace('About us', 'About you'))
  expect(saved).toEqual({ path: 'content/pages/about.md', version: versionOf(now) })
})

test('a save whose response was lost can be sent again', async () => {
  const sent = '---\ntitle: About you\nlead: Folded over two lines.\ndraft: false\n---\nSome *text*.\n'
  const { save } = open()
  const send = () => save([change('content/pages/about.md', sent, versionOf(page))])
  expect(await send()).toEqual(await send())
  expect(await read('content/pages/about.md')).toBe(page.replace('About us', 'About you'))
})

test('a text and its picture are saved together', async () => {
  await open().save([change('content/docs/new.md', page), change('content/docs/new.png', png)])
  expect(await read('content/docs/new.md')).toBe(page)
  expect(await readFile(join(root, 'content/docs/new.png'))).toEqual(png)
})

test('a picture that the form wrote into a paragraph is moved below it', async () => {
  await open().save([change('content/docs/new.md', '---\ntitle: New\n---\nWords. ![A vase](vase.png)\n')])
  expect(await read('content/docs/new.md')).toBe('---\ntitle: New\n---\nWords.\n\n![A vase](vase.png)\n')
})

test('a form cannot move a page, and a renamed picture leaves nothing behind', async () => {
  const { save } = open()
  const moved = { ...change('content/docs/about.md', page, versionOf(page)), from: 'content/pages/about.md' }
  await expect(save([moved])).rejects.toMatchObject({
    status: 422,
    message:
      'This page would move from “content/pages/about.md” to “content/docs/about.md”, and its old address would lead nowhere. Choose the parent folder that it had, then save; “Move or delete it” above the form moves it with its links and keeps its old address.',
  })
  expect(await read('content/pages/about.md')).toBe(page)
  await save([{ ...change('content/all.png', png, versionOf(png)), from: 'content/team.png' }])
  expect(await readFile(join(root, 'content/all.png'))).toEqual(png)
  await expect(read('content/team.png')).rejects.toThrow('ENOENT')
})

test('the check sees the files as they would be, and a rejected save is not written', async () => {
  const seen: Overlay[] = []
  const check = async (files: Overlay) => {
    seen.push(files)
    const isInvalid = String(files['content/pages/about.md']).includes('{{x}}')
    return { errors: isInvalid ? ['“Title”: {{x}} is no fact. Choose one.'] : [], warnings: [] }
  }
  const { save } = open({ check })
  const titled = (title: string) =>
    save([change('content/pages/about.md', page.replace('About us', title), versionOf(page))])
  await expect(titled('{{x}}')).rejects.toMatchObject({
    status: 422,
    message: '“Title”: {{x}} is no fact. Choose one.',
  })
  expect(await read('content/pages/about.md')).toBe(page)
  await titled('About you')
  expect(await read('content/pages/about.md')).toContain('About you')
  expect(seen.map((files) => Object.keys(files))).toEqual([['content/pages/about.md'], ['content/pages/about.md']])
})

test('files that follow from a save are written with it', async () => {
  const complete = async () => ({ 'content/.dates.json': '{"about":"2026-11-26"}' })
  await open({ complete }).save([change('content/facts.yml', null, versionOf('price: { money: 99 } # from May\n'))])
  expect(await read('content/.dates.json')).toContain('2026-11-26')
  await expect(read('content/facts.yml')).rejects.toThrow('ENOENT')
})

test.each([
  [
    'a file that was changed in the meantime',
    change('content/pages/about.md', `${page}More.`, versionOf('before')),
    409,
  ],
  ['a new file that exists', change('content/pages/about.md', '---\ntitle: Mine\n---\n'), 409],
  ['a file that was deleted in the meantime', change('content/gone.md', page, versionOf(page)), 409],
  ['a path that leads out of its folder', change('content/../package.json', '{}'), 422],
  ['package settings', change('package.json', '{}'), 422],
  ['a Git hook', change('.git/hooks/pre-commit', 'x'), 422],
  ['code of the site', change('next.config.js', 'x'), 422],
  ['a picture that is HTML', change('content/a.png', '<script>'), 422],
  ['a page with invalid front matter', change('content/pages/about.md', '---\ntitle: "\n---\n', versionOf(page)), 422],
])('%s is rejected with a message of two sentences, and nothing is written', async (_, proposed, status) => {
  await expect(open().save([change('content/other.md', page), proposed])).rejects.toMatchObject({
    status,
    message: expect.stringMatching(/\. .+\.$/),
  })
  expect(await read('content/pages/about.md')).toBe(page)
  expect(await read('package.json')).toBe('{}')
  await expect(read('content/other.md')).rejects.toThrow('ENOENT')
})

test('of two simultaneous saves of one version, the second is rejected', async () => {
  const { save } = open()
  const titled = (title: string) =>
    save([change('content/pages/about.md', page.replace('About us', title), versionOf(page))])
  const [first, second] = await Promise.allSettled([titled('One'), titled('Two')])
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected'])
  expect(await read('content/pages/about.md')).toContain('One')
})

test('an error in the check itself is passed on unchanged, and the next save works', async () => {
  let isBroken = true
  const check = async () => {
    if (isBroken) throw new Error('The check failed.')
    return { errors: [], warnings: [] }
  }
  const { save } = open({ check })
  await expect(save([change('content/a.md', page)])).rejects.toThrow('The check failed.')
  isBroken = false
  await save([change('content/a.md', page)])
  expect(await read('content/a.md')).toBe(page)
})
