import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { WorkCounter } from '../../tests/fixtures/work-counter'
import { lintTexts } from '../lint/lint-content'
import { currentFiles, isPageFile, openFiles, withFiles } from './files'
import { readCaseResults } from './results/read-case-results'
import { getSite } from './site'

const counter = new WorkCounter()
let root = ''
beforeAll(async () => {
  await counter.open()
  root = await mkdtemp(join(tmpdir(), 'files-'))
  for (const folder of ['content', 'locales']) await mkdir(join(root, folder))
  await writeFile(join(root, 'content/a.md'), 'on disk')
  await writeFile(join(root, 'content/b.md'), 'on disk')
})
afterAll(async () => {
  await rm(root, { recursive: true })
  await counter.close()
})

test('an overlay replaces, adds and removes files, and leaves the others', async () => {
  const files = openFiles({
    root,
    overlay: { 'content/a.md': 'replaced', 'content/b.md': null, 'locales/en/c.json': '{}' },
  })
  expect(await files.list()).toEqual(['content/a.md', 'locales/en/c.json'])
  expect(await files.readText('content/a.md')).toBe('replaced')
  expect(Buffer.from(await files.readBytes('locales/en/c.json')).toString()).toBe('{}')
  for (const read of [files.readText, files.readBytes, files.inspect])
    await expect(read('content/b.md')).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await openFiles({ root }).list()).toEqual(['content/a.md', 'content/b.md'])
})

test('everything that runs with an overlay reads from it, and nothing else does', async () => {
  const text = await currentFiles().readText('content/site.yml')
  const renamed = openFiles({ overlay: { 'content/site.yml': text.replace('name: Oogwenk', 'name: Elsewhere') } })
  const [inside, outside] = await Promise.all([withFiles(renamed, getSite), getSite()])
  expect([inside.name, outside.name]).toEqual(['Elsewhere', 'Oogwenk'])
})

test('a file that has rested is read once, and again when it has changed', async () => {
  const files = openFiles({ root })
  const path = join(root, 'content/a.md')
  const read = () => files.readText('content/a.md')
  // What a clock says of the last change cannot be set, so the clock of this test is moved instead.
  const now = Date.now
  Date.now = () => now() + 60_000
  try {
    await read()
    expect((await counter.count(read)).reads).toBe(0)
    await writeFile(path, 'in edit')
    await utimes(path, 0, 0)
    expect(await read()).toBe('in edit')
  } finally {
    Date.now = now
  }
})

test('a file that was written a moment ago is read again, as two versions may look alike', async () => {
  const files = openFiles({ root })
  for (const text of ['one', 'two', 'six']) {
    await writeFile(join(root, 'content/b.md'), text)
    expect(await files.readText('content/b.md')).toBe(text)
  }
})

test('results of a case are read and computed once for each version of its files, and again with an overlay', async () => {
  const setup = { folder: 'content/cases/galaxy', pictures: ['galaxy-a', 'galaxy-b'] }
  const results = await readCaseResults(setup)
  expect((await counter.count(() => readCaseResults(setup))).reads).toBe(0)
  expect(await readCaseResults(setup)).toBe(results)
  const edited = openFiles({ overlay: { 'content/cases/galaxy/b.csv': 'x' } })
  await expect(withFiles(edited, () => readCaseResults(setup))).rejects.toThrow('b.csv')
})

test('READMEs are no pages', () => {
  expect(['content/docs/a.md', 'content/README.md', 'content/a.yml', 'locales/a.md'].map(isPageFile)).toEqual([
    ...[true, false, false, false],
  ])
})

test('content lint checks the site as an edit would leave it', async () => {
  const about = await currentFiles().readText('content/pages/about.md')
  const edited = await lintTexts({
    'content/pages/about.md': about.replace(/^title: .*$/m, 'title:'),
    'content/pages/thanks.md': null,
  })
  const errors = edited.filter(({ severity }) => severity === 'error').map(({ id, file }) => [id, file])
  expect(errors).toContainEqual(['field-empty', 'content/pages/about.md'])
  expect(errors).toContainEqual(['page-missing', 'content/pages/thanks.md'])
  expect(await lintTexts({})).toEqual([])
}, 30_000)
