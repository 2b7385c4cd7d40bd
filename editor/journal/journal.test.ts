import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { changes, newTexts, oldTexts } from '../tests/three-file-save'
import { type JournalSettings, openJournal } from './journal'
import { versionOf } from './version'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  for (const [path, text] of Object.entries(oldTexts)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
})
afterEach(() => rm(root, { recursive: true, force: true }))

const open = (settings?: JournalSettings) => openJournal(root, 'var/edits', settings)
const read = (path: string) => readFile(join(root, path), 'utf8')
const about = (content: string, expected: string) => ({
  ...{ path: 'content/pages/about.md', content, expected: versionOf(expected) },
})

test('the version of a file is the name that Git gives its content', () => {
  // `git hash-object` of an empty file, and of a file with one line.
  expect(versionOf('')).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391')
  expect(versionOf(Buffer.from('hello\n'))).toBe('ce013625030ba8dba906f756967f9e9ca394464a')
})

test('a save creates, changes and deletes files, and returns their versions', async () => {
  expect(await open().save(changes)).toEqual([
    { path: 'content/docs/guides/new.md', version: versionOf('a page that is new\n') },
    { path: 'content/pages/about.md', version: versionOf('the new text\n') },
    { path: 'content/cases/old/index.md', version: null },
  ])
  for (const [path, text] of Object.entries(newTexts)) expect([path, await read(path)]).toEqual([path, text])
  // Neither the deleted file nor its empty folders are left, and the journal contains only what was overwritten.
  expect((await readdir(join(root, 'content'))).sort()).toEqual(['docs', 'pages'])
  expect(await readdir(join(root, 'var/edits'))).toEqual([expect.stringMatching(/^\d+-\w+\.kept$/)])
})

test('a file that does not change is not written, and keeps its modification time', async () => {
  const { mtimeMs } = await stat(join(root, 'content/pages/about.md'))
  await open().save([about('the old text\n', 'the old text\n')])
  // Even if the version is an older one, because the response to a first attempt was lost.
  await open().save([about('the old text\n', 'an older text\n')])
  expect((await stat(join(root, 'content/pages/about.md'))).mtimeMs).toBe(mtimeMs)
  expect(await readdir(join(root, 'var/edits'))).toEqual([])
})

test('a changed file keeps its mode', async () => {
  await chmod(join(root, 'content/pages/about.md'), 0o664)
  await open().save([about('new', 'the old text\n')])
  expect((await stat(join(root, 'content/pages/about.md'))).mode & 0o777).toBe(0o664)
})

test('bytes are saved unchanged', async () => {
  const content = Uint8Array.from([0x89, 0x50, 0xff, 0])
  await open().save([{ path: 'content/pages/team.png', content, expected: null }])
  expect(new Uint8Array(await readFile(join(root, 'content/pages/team.png')))).toEqual(content)
})

test('of many saves made at the same time from the same version, only the first succeeds', async () => {
  const { save } = open()
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => save([about(`text ${index}\n`, 'the old text\n')])),
  )
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', ...Array(9).fill('rejected')])
  expect(await read('content/pages/about.md')).toBe('text 0\n')
})

test('two editors of the same project take turns', async () => {
  const editors = [open(), open()]
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) =>
      editors[index % 2]?.save([{ path: `content/pages/${index}.md`, content: `${index}`, expected: null }]),
    ),
  )
  expect(results.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await readdir(join(root, 'content/pages'))).length).toBe(8)
})

test('the versions that saves have overwritten are listed, newest first', async () => {
  let time = Date.parse('2026-11-21T09:00:00Z')
  const { save, listOverwritten } = open({ now: () => new Date(time) })
  expect(await listOverwritten()).toEqual([])
  await save(changes)
  time += 60_000
  await save([about('third\n', 'the new text\n'), { path: 'content/a.md', content: 'created', expected: null }])
  const listed = await listOverwritten()
  expect(listed.map(({ file, save: of, ...each }) => ({ ...each, time: of.time.toISOString() }))).toEqual([
    {
      ...{ path: 'content/pages/about.md', time: '2026-11-21T09:01:00.000Z' },
      ...{ reason: 'replaced', text: 'the new text\n' },
    },
    {
      ...{ path: 'content/cases/old/index.md', time: '2026-11-21T09:00:00.000Z' },
      ...{ reason: 'deleted', text: 'a case that is deleted\n' },
    },
    {
      ...{ path: 'content/pages/about.md', time: '2026-11-21T09:00:00.000Z' },
      ...{ reason: 'replaced', text: 'the old text\n' },
    },
  ])
  expect(await readFile(listed[0]?.file as string, 'utf8')).toBe('the new text\n')
})

test('an overwritten picture is listed without text', async () => {
  await writeFile(join(root, 'content/pages/a.png'), Uint8Array.from([0x89, 0xff]))
  await open().save([
    { path: 'content/pages/a.png', content: null, expected: versionOf(Uint8Array.from([0x89, 0xff])) },
  ])
  const [picture] = await open().listOverwritten()
  expect(picture?.text).toBeNull()
  expect([...(await readFile(picture?.file as string))]).toEqual([0x89, 0xff])
})

test('overwritten versions are kept within the limits of age and number', async () => {
  let time = Date.parse('2026-11-01T09:00:00Z')
  const { save, listOverwritten } = open({ now: () => new Date(time), limits: { days: 30, saves: 3 } })
  const texts = ['the old text\n', 'a', 'b', 'c', 'd']
  for (const [index, text] of texts.entries()) {
    await save([about(texts[index + 1] ?? 'e', text)])
    time += 86_400_000
  }
  expect((await listOverwritten()).map(({ text }) => text)).toEqual(['d', 'c', 'b'])
  // 30 days after `c` was overwritten it is still there.
  time = Date.parse('2026-12-04T09:00:00Z')
  await save([about('f', 'e')])
  expect((await listOverwritten()).map(({ text }) => text)).toEqual(['e', 'd', 'c'])
  // A millisecond more than 30 days after `d` was overwritten it is gone, although only two saves are newer.
  time = Date.parse('2026-12-05T09:00:00.001Z')
  await save([about('g', 'f')])
  expect((await listOverwritten()).map(({ text }) => text)).toEqual(['f', 'e'])
})

test('the error about a damaged journal says what to do, and nothing in the journal is removed', async () => {
  const folder = join(root, 'var/edits/1700000000000-a.committed')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'plan.json'), '{"st')
  await expect(open().save(changes)).rejects.toThrow(
    `The journal of the editor cannot be read (${join(folder, 'plan.json')}). Move its folder elsewhere and compare the files in it with the project, then start the editor again.`,
  )
  expect(await readdir(folder)).toEqual(['plan.json'])
})

test('the error names a folder in place of a file, and nothing is written', async () => {
  const edit = [about('x', 'the old text\n'), { path: 'content/pages', content: 'x', expected: null }]
  await expect(open().save(edit)).rejects.toThrow('Nothing was saved, because “content/pages” is a folder.')
  expect(await read('content/pages/about.md')).toBe('the old text\n')
})

test('files in the journal that are not its own are kept', async () => {
  await mkdir(join(root, 'var/edits'), { recursive: true })
  await writeFile(join(root, 'var/edits/.DS_Store'), '')
  await open().save(changes)
  expect(await readdir(join(root, 'var/edits'))).toContain('.DS_Store')
})
