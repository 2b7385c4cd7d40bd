import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { WorkCounter } from '../../tests/fixtures/work-counter'
import { lintTexts } from '../lint/lint-content'
import { currentFiles, isPageFile, openFiles, plainText, readNeeded, withFiles } from './files'
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

test('an overlay replaces, adds and removes files, and leaves all others unchanged', async () => {
  const files = openFiles({
    root,
    overlay: { 'content/a.md': 'replaced', 'content/b.md': null, 'locales/en/c.json': '{}' },
  })
  expect([...files.versions().keys()]).toEqual(['content/a.md', 'locales/en/c.json'])
  expect(await files.readText('content/a.md')).toBe('replaced')
  expect(Buffer.from(await files.readBytes('locales/en/c.json')).toString()).toBe('{}')
  for (const read of [files.readText, files.readBytes, files.inspect])
    await expect(read('content/b.md')).rejects.toMatchObject({ code: 'ENOENT' })
  expect([...openFiles({ root }).versions().keys()]).toEqual(['content/a.md', 'content/b.md'])
})

test('the version of a file changes with each edit, and those of other files stay the same', async () => {
  const files = openFiles({ root })
  const before = files.versions()
  await writeFile(join(root, 'content/b.md'), 'in cache')
  const after = files.versions()
  expect(after.get('content/a.md')).toBe(before.get('content/a.md'))
  expect(after.get('content/b.md')).not.toBe(before.get('content/b.md'))
  const [one, other] = ['one', 'other'].map((text) => openFiles({ root, overlay: { 'content/a.md': text } }).versions())
  expect(one?.get('content/a.md')).not.toBe(other?.get('content/a.md'))
  await writeFile(join(root, 'content/b.md'), 'on disk')
})

test('only code run with an overlay reads from it', async () => {
  const text = await currentFiles().readText('content/site.yml')
  const renamed = openFiles({ overlay: { 'content/site.yml': text.replace('name: Oogwenk', 'name: Elsewhere') } })
  const [inside, outside] = await Promise.all([withFiles(renamed, getSite), getSite()])
  expect([inside.name, outside.name]).toEqual(['Elsewhere', 'Oogwenk'])
})

test('a file that has not changed recently is read once, and again when it changes', async () => {
  const files = openFiles({ root })
  const path = join(root, 'content/a.md')
  const read = () => files.readText('content/a.md')
  // ctime cannot be set, so this test moves the clock instead.
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

test('a recently written file is read again, because two versions may have the same timestamp', async () => {
  const files = openFiles({ root })
  for (const text of ['one', 'two', 'six']) {
    await writeFile(join(root, 'content/b.md'), text)
    expect(await files.readText('content/b.md')).toBe(text)
  }
})

test('the results of a case are computed once for each version of its files, and again with an overlay', async () => {
  const setup = { folder: 'content/cases/galaxy', pictures: ['galaxy-a', 'galaxy-b'] }
  const results = await readCaseResults(setup)
  expect((await counter.count(() => readCaseResults(setup))).reads).toBe(0)
  expect(await readCaseResults(setup)).toBe(results)
  const edited = openFiles({ overlay: { 'content/cases/galaxy/b.csv': 'x' } })
  await expect(withFiles(edited, () => readCaseResults(setup))).rejects.toThrow('b.csv')
})

test('a README is not a page', () => {
  expect(['content/docs/a.md', 'content/README.md', 'content/a.yml', 'locales/a.md'].map(isPageFile)).toEqual([
    ...[true, false, false, false],
  ])
})

test('the content lint checks unsaved edits', async () => {
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

test.each([
  ['content/./pages/about.md', 'content/pages/about.md'],
  ['./content/pages/about.md', 'content/pages/about.md'],
  ['content//pages/about.md', 'content/pages/about.md'],
  ['content/docs/../pages/about.md', 'content/pages/about.md'],
  ['../content/pages/about.md', 'content/pages/about.md'],
  ['content\\pages\\about.md', 'content/pages/about.md'],
  ['/srv/site/locales/en/common.json', 'locales/en/common.json'],
  ['C:\\site\\content\\facts.yml', 'content/facts.yml'],
  ['content/../package.json', 'content/facts.yml'],
  ['site.config.ts', 'content/facts.yml'],
  ['content/', 'content/facts.yml'],
])('an overlay cannot name a file as %s', (file, instead) => {
  const sentences = new RegExp(`^An overlay cannot replace .+\\. Name the file by .+ such as “${instead}”\\.$`)
  expect(() => openFiles({ overlay: { [file]: 'x' } })).toThrow(sentences)
  expect(() => openFiles({ overlay: { [instead]: 'x' } })).not.toThrow()
})

test.each([
  ['\uFEFFone\r\ntwo\n', 'one\ntwo\n'],
  ['one\rtwo\r', 'one\ntwo\n'],
  ['one\rtwo\n', 'one\rtwo\n'],
])('the byte order mark and the line ends of %j are normalised', (text, plain) => expect(plainText(text)).toBe(plain))

test('a needed file that is missing is reported, and any other failure is thrown as it is', async () => {
  const read = (file: string) => withFiles(openFiles({ root }), () => readNeeded(file))
  await expect(read('content/none.yml')).rejects.toThrow(
    'content/none.yml  The site needs this file, and it is missing.',
  )
  await mkdir(join(root, 'content/folder.yml'))
  await expect(read('content/folder.yml')).rejects.toMatchObject({ code: 'EISDIR' })
  await rm(join(root, 'content/folder.yml'), { recursive: true })
})
