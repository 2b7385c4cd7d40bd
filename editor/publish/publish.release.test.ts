import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { makeRemote, type TestFolder, type TestRemote } from '../tests/published-project'
import { publish } from './publish'
import { readState } from './read-state'
import type { PublishedProject } from './settings'
import { undo } from './undo'

const author = { name: 'Eva Editor', email: 'eva@oogwenk.example' }

let all: TestRemote
let folder: TestFolder
beforeEach(async () => {
  all = await makeRemote()
  folder = all.folder
})
afterEach(() => all.remove())

/** Publishes what the state now shows. */
async function publishNow(project: PublishedProject, sentence = 'A new title') {
  const { version } = await readState(project)
  return publish(project, { sentence, author, version })
}
async function undoNow(project: PublishedProject) {
  return undo(project, author, (await readState(project)).last?.commit ?? '')
}
const filesOf = (commit = 'HEAD') => folder.git('show', '--format=', '--name-status', '--no-renames', commit)

test('exactly the files that people edit are committed, pushed and tagged', async () => {
  await folder.put('content/about.md', 'About you\n')
  await folder.put('content/new page.md', 'New\n')
  await folder.put('content/old.md', null)
  await folder.put('content/.dates.json', '{"about":2}\n')
  await folder.put('content/notes.docx', 'x')
  await folder.put('lib/code.ts', 'export const x = 1\n')
  folder.git('add', 'lib/code.ts')
  const state = await readState(folder.project())
  expect(state.files).toEqual([
    { path: 'content/.dates.json', change: 'changed' },
    { path: 'content/about.md', change: 'changed' },
    { path: 'content/new page.md', change: 'new' },
    { path: 'content/old.md', change: 'deleted' },
  ])
  expect(state.leftOut).toEqual(['content/notes.docx'])
  const { commit, message } = await publishNow(folder.project())
  expect(message).toContain('“origin”')
  expect(filesOf().split('\n')).toEqual([
    'M\tcontent/.dates.json',
    'M\tcontent/about.md',
    'A\tcontent/new page.md',
    'D\tcontent/old.md',
  ])
  expect(folder.git('log', '-1', '--format=%s, %an <%ae>')).toBe('A new title, Eva Editor <eva@oogwenk.example>')
  expect(all.remote('rev-parse', 'main')).toBe(commit)
  expect(all.remote('rev-parse', 'published')).toBe(commit)
  expect(folder.git('rev-parse', 'published')).toBe(commit)
  // Changes that others have staged stay staged.
  expect(folder.git('status', '--porcelain').split('\n')).toEqual(['M  lib/code.ts', '?? content/notes.docx'])
})

test('a site that is not ready is not published, nor is one that has changed since it was reviewed', async () => {
  await folder.put('content/about.md', 'About you\n')
  const broken = folder.project({ check: async () => ['“Title”: it is missing. Write one.'] })
  await expect(publishNow(broken)).rejects.toThrow('not ready, so nothing was published. “Title”: it is missing.')
  const { version } = await readState(folder.project())
  await folder.put('content/about.md', 'About them\n')
  await expect(publish(folder.project(), { sentence: 'x', author, version })).rejects.toThrow(
    'since this page was opened',
  )
  expect(all.remote('rev-parse', 'main')).toBe(folder.git('rev-parse', 'HEAD'))
})

test.each([
  ['no sentence', ' ', author, 'no description'],
  ['no name', 'x', { ...author, name: ' ' }, 'Your name'],
  ['a name that Git would shorten', 'x', { ...author, name: '<script>' }, 'Your name'],
  ['no address', 'x', { ...author, email: 'eva' }, 'Your e-mail address'],
])('a publication with %s is rejected', async (_, sentence, who, words) => {
  await folder.put('content/about.md', 'About you\n')
  const { version } = await readState(folder.project())
  await expect(publish(folder.project(), { sentence, author: who, version })).rejects.toThrow(words)
})

test('if a push is rejected, the error says why, and everything is as before', async () => {
  await folder.put('content/about.md', 'About you\n')
  const hook = join(all.path, 'hooks/pre-receive')
  await writeFile(hook, '#!/bin/sh\necho "Only the release team publishes."\nexit 1\n')
  await chmod(hook, 0o755)
  const [before, status] = [folder.git('rev-parse', 'HEAD', 'published'), folder.git('status', '--porcelain')]
  await expect(publishNow(folder.project())).rejects.toThrow(
    /^“origin” refused what was sent, so nothing was published: pre-receive hook declined\. .* Your changes are still in this folder\.$/,
  )
  expect(folder.git('rev-parse', 'HEAD', 'published')).toBe(before)
  expect(folder.git('status', '--porcelain')).toBe(status)
  expect(await folder.read('content/about.md')).toBe('About you\n')
})

test('if the remote is missing, the error says what to do', async () => {
  folder.git('remote', 'set-url', 'origin', join(all.path, 'gone'))
  await folder.put('content/about.md', 'About you\n')
  await expect(publishNow(folder.project())).rejects.toThrow(
    /^“origin” cannot be reached, so nothing was published\. Check/,
  )
})

test('what others have published is brought in first, and then everything is published', async () => {
  const other = await all.clone()
  await other.put('content/old.md', 'Newer\n')
  await other.put('lib/code.ts', 'export const y = 1\n')
  await other.put('content/.dates.json', '{"old":2}\n')
  other.git('commit', '--quiet', '--all', '--message', 'Other')
  other.git('push', '--quiet')
  await folder.put('content/about.md', 'About you\n')
  await folder.put('content/.dates.json', '{"about":2}\n')
  const renewed: string[] = []
  const project = folder.project({
    renew: async () => {
      renewed.push(await folder.read('content/.dates.json'))
      await folder.put('content/.dates.json', '{"old":2,"about":2}\n')
    },
  })
  const first = await publishNow(project)
  expect(first.commit).toBeUndefined()
  expect(first.message).toContain('Others have published since (3 files)')
  expect(renewed).toEqual(['{"old":2}\n'])
  expect(await folder.read('content/old.md')).toBe('Newer\n')
  expect(folder.git('rev-parse', 'HEAD')).toBe(other.git('rev-parse', 'HEAD'))
  const { commit } = await publishNow(project)
  expect(filesOf()).toBe('M\tcontent/.dates.json\nM\tcontent/about.md')
  expect(all.remote('rev-parse', 'main', 'published')).toBe(`${commit}\n${commit}`)
})

test('if others have changed the same page, there is a conflict, and nothing is lost', async () => {
  const other = await all.clone()
  await other.put('content/about.md', 'About them\n')
  other.git('commit', '--quiet', '--all', '--message', 'Other')
  other.git('push', '--quiet')
  await folder.put('content/about.md', 'About you\n')
  const status = folder.git('status', '--porcelain')
  await expect(publishNow(folder.project())).rejects.toThrow(
    /also changed here \(content\/about\.md\), so nothing was published\. Your changes are still in this folder\. Ask an engineer/,
  )
  expect(await folder.read('content/about.md')).toBe('About you\n')
  expect(folder.git('status', '--porcelain')).toBe(status)
})

test('if both sides have commits, an engineer must merge them', async () => {
  const other = await all.clone()
  await other.put('content/old.md', 'Newer\n')
  other.git('commit', '--quiet', '--all', '--message', 'Other')
  other.git('push', '--quiet')
  folder.git('commit', '--quiet', '--allow-empty', '--message', 'Own')
  await folder.put('content/about.md', 'About you\n')
  await expect(publishNow(folder.project())).rejects.toThrow('this folder has commits that are not there')
})

test('a publication that was interrupted after the push is recognised', async () => {
  await folder.put('content/about.md', 'About you\n')
  const before = folder.git('rev-parse', 'HEAD')
  const { commit } = await publishNow(folder.project())
  folder.git('update-ref', 'HEAD', before)
  folder.git('update-ref', 'refs/tags/published', before)
  folder.git('reset', '--quiet')
  expect((await readState(folder.project())).files).toHaveLength(1)
  expect((await publishNow(folder.project())).message).toContain('is now in this folder')
  expect(folder.git('rev-parse', 'HEAD')).toBe(commit)
  expect(folder.git('status', '--porcelain')).toBe('')
})

test('without a remote the publication is recorded, and a file is made from which an engineer can pull', async () => {
  const other = await all.clone()
  folder.git('remote', 'remove', 'origin')
  await folder.put('content/about.md', 'About you\n')
  const { commit, message } = await publishNow(folder.project())
  const [, file = ''] = /Send the file (\S+) to the engineer/.exec(message) ?? []
  other.git('pull', '--quiet', '--ff-only', join(folder.root, file), 'main')
  expect(other.git('rev-parse', 'HEAD')).toBe(commit)
  expect(folder.git('rev-parse', 'published')).toBe(commit)
})

test('with a review, each publication is a branch, and the folder continues from main once the branch is merged', async () => {
  const project = folder.project({ review: true })
  const before = all.remote('rev-parse', 'main')
  await folder.put('content/about.md', 'About you\n')
  const { commit, message } = await publishNow(project, 'A new title, à la carte!')
  const [, branch = ''] = /as the branch “(edit\/[^”]+)”/.exec(message) ?? []
  expect(branch).toMatch(/^edit\/\d{4}-\d\d-\d\d-a-new-title-la-carte$/)
  expect(all.remote('rev-parse', branch)).toBe(commit)
  expect(all.remote('rev-parse', 'main', 'published')).toBe(`${before}\n${before}`)
  // Until the branch is merged, further publications are added to it.
  await folder.put('content/old.md', 'Newer\n')
  const second = await publishNow(project, 'More')
  expect(second.message).toContain(branch)
  expect(all.remote('rev-parse', branch)).toBe(second.commit)
  // Merged as one commit.
  const reviewer = await all.clone()
  reviewer.git('merge', '--quiet', '--squash', `origin/${branch}`)
  reviewer.git('commit', '--quiet', '--message', 'Reviewed')
  reviewer.git('push', '--quiet')
  await folder.put('content/about.md', 'About all\n')
  expect((await publishNow(project, 'Third')).message).toContain('has been merged')
  expect(folder.git('symbolic-ref', '--short', 'HEAD')).toBe('main')
  expect(folder.git('rev-parse', 'HEAD')).toBe(reviewer.git('rev-parse', 'HEAD'))
  expect(await folder.read('content/about.md')).toBe('About all\n')
})

test('undoing publishes the site as it was before, keeps other changes, and can itself be undone', async () => {
  await folder.put('content/about.md', 'About you\n')
  await folder.put('content/new.md', 'New\n')
  await folder.put('content/old.md', null)
  await publishNow(folder.project())
  await folder.put('content/later.md', 'Later\n')
  const { commit } = await undoNow(folder.project())
  expect(await folder.read('content/about.md')).toBe('About us\n')
  expect(await folder.read('content/old.md')).toBe('Old\n')
  await expect(folder.read('content/new.md')).rejects.toThrow('ENOENT')
  expect(folder.git('diff', 'HEAD~2', 'HEAD')).toBe('')
  expect(folder.git('status', '--porcelain')).toBe('?? content/later.md')
  expect(folder.git('log', '-1', '--format=%s')).toBe('Undo “A new title”')
  expect(all.remote('rev-parse', 'main', 'published')).toBe(`${commit}\n${commit}`)
  await undoNow(folder.project())
  expect(await folder.read('content/new.md')).toBe('New\n')
  expect(folder.git('log', '-1', '--format=%s')).toBe('Undo “Undo ‘A new title’”')
})

test('a publication whose files were edited again, or which contains code, is not undone', async () => {
  await folder.put('content/about.md', 'About you\n')
  await publishNow(folder.project())
  await folder.put('content/about.md', 'About all\n')
  await expect(undoNow(folder.project())).rejects.toThrow(
    'changed again since (content/about.md), so nothing was undone',
  )
  expect(await folder.read('content/about.md')).toBe('About all\n')
  await folder.put('lib/code.ts', 'export const z = 1\n')
  folder.git('commit', '--quiet', '--all', '--message', 'Code')
  folder.git('tag', '--force', 'published')
  await expect(undoNow(folder.project())).rejects.toThrow('also changed code (lib/code.ts)')
})

test('on another branch nothing is undone, and what others have published is not brought in', async () => {
  await folder.put('content/about.md', 'About you\n')
  await publishNow(folder.project())
  const { last } = await readState(folder.project())
  const other = await all.clone()
  await other.put('content/old.md', 'Newer\n')
  other.git('commit', '--quiet', '--all', '--message', 'Other')
  other.git('push', '--quiet')
  folder.git('switch', '--quiet', '--create', 'other')
  const before = folder.git('for-each-ref')
  await expect(undo(folder.project(), author, last?.commit ?? '')).rejects.toThrow(
    'This folder is on the branch “other”',
  )
  expect(folder.git('for-each-ref')).toBe(before)
  expect(folder.git('status', '--porcelain')).toBe('')
  expect(await folder.read('content/old.md')).toBe('Old\n')
})

test('the first publication cannot be undone', async () => {
  const { last } = await readState(folder.project())
  expect(last).toMatchObject({ subject: 'First', isRoot: true })
  await expect(undoNow(folder.project())).rejects.toThrow(
    'Nothing was published before, so there is nothing to go back to. Publish a change first.',
  )
  await folder.put('content/about.md', 'About you\n')
  await publishNow(folder.project())
  expect((await readState(folder.project())).last?.isRoot).toBe(false)
})

test('undoing is rejected if it would cause errors', async () => {
  await folder.put('content/old.md', null)
  await publishNow(folder.project())
  const seen: unknown[] = []
  const check = async (files: unknown) => {
    seen.push(files)
    return ['There is a dead link. Change it.']
  }
  await expect(undoNow(folder.project({ check }))).rejects.toThrow('would have errors, so nothing was undone. There is')
  expect(seen).toEqual([{ 'content/old.md': Buffer.from('Old\n') }])
})

test('a folder from which nothing can be published says why', async () => {
  const obstacle = async () => (await readState(folder.project())).obstacle
  expect(await obstacle()).toBeUndefined()
  folder.git('switch', '--quiet', '--create', 'other')
  expect(await obstacle()).toMatch(/^This folder is on the branch “other”, .*“main”\. Ask an engineer/)
  folder.git('switch', '--quiet', '--detach')
  expect(await obstacle()).toContain('at an earlier commit')
  await expect(publishNow(folder.project())).rejects.toThrow('at an earlier commit')
})
