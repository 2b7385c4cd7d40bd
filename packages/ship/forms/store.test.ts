import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { removeExpired, removeExpiredDaily } from './daily'
import { append, readAll, remove, type Submission } from './store'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  file = join(folder, 'var', 'submissions.ndjson')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const submission = (email: string, time = '2026-11-21T09:00:00.000Z', message = ''): Submission => ({
  ...{ at: time, form: 'contact', spam: false },
  fields: { email, message },
})

test('a submission is one line in a file that only its owner can read', async () => {
  await append(file, submission('a@b.nl', undefined, 'two\nlines\u2028and "quotes" \0'))
  const text = await readFile(file, 'utf8')
  expect(text.match(/\n/g)).toHaveLength(1)
  expect(Object.keys(JSON.parse(text))).toEqual(['at', 'form', 'fields', 'spam'])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'var'))).mode & 0o777).toBe(0o700)
  expect((await readAll(file)).submissions[0]?.fields.message).toBe('two\nlines\u2028and "quotes" \0')
})

test('a file that others could read becomes private', async () => {
  await append(file, submission('a@b.nl'))
  await rm(file)
  await writeFile(file, '', { mode: 0o644 })
  await append(file, submission('b@b.nl'))
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('many submissions at the same time never mix, and removing some at the same time loses no others', async () => {
  const all = Array.from({ length: 60 }, (_, index) => submission(`${index}@b.nl`, undefined, 'x'.repeat(20_000)))
  const writing = all.map((each) => append(file, each))
  await writing[0]
  const removed = await remove(file, ({ fields }) => fields.email === '0@b.nl')
  await Promise.all(writing)
  const { submissions, unreadable } = await readAll(file)
  expect([removed, submissions.length, unreadable]).toEqual([1, 59, []])
  expect(new Set(submissions.map(({ fields }) => fields.email)).size).toBe(59)
})

test('removing keeps order and mode, and returns the number removed', async () => {
  for (const email of ['a@b.nl', 'c@d.nl', 'a@b.nl', 'e@f.nl']) await append(file, submission(email))
  expect(await remove(file, ({ fields }) => fields.email === 'a@b.nl')).toBe(2)
  expect((await readAll(file)).submissions.map(({ fields }) => fields.email)).toEqual(['c@d.nl', 'e@f.nl'])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('a missing file has no submissions, and reading does not create it', async () => {
  expect(await readAll(file)).toEqual({ submissions: [], unreadable: [] })
  expect(await remove(file, () => true)).toBe(0)
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

test('a damaged line is reported and never lost', async () => {
  await append(file, submission('a@b.nl'))
  await writeFile(file, `${await readFile(file, 'utf8')}{"at":"2026\n"text"\nnull\n`)
  expect((await readAll(file)).unreadable).toEqual([2, 3, 4])
  expect(await remove(file, () => true)).toBe(1)
  expect(await readFile(file, 'utf8')).toBe('{"at":"2026\n"text"\nnull\n')
})

test('a failed write is reported, and leaves no lock', async () => {
  await mkdir(file, { recursive: true })
  await expect(append(file, submission('a@b.nl'))).rejects.toThrow('EISDIR')
  await expect(stat(`${file}.lock`)).rejects.toThrow('ENOENT')
})

test('the server reports at startup that the file cannot be written, and keeps running', async () => {
  await writeFile(join(folder, 'var'), 'no folder')
  const reported: unknown[] = []
  const { stop } = await removeExpiredDaily({ file, keepDays: 30, report: (error) => reported.push(error) })
  stop()
  expect(reported.map(String)).toEqual([
    expect.stringMatching(
      /ndjson cannot be used \(E\w+: [^.]+\)\. Let this account write to the folder .+, then try again\.$/,
    ),
  ])
})

test('an empty lock folder that was left behind does not block any process', async () => {
  await mkdir(`${file}.lock`, { recursive: true })
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(`${file}.lock`, longAgo, longAgo)
  await append(file, submission('a@b.nl'))
  expect((await readAll(file)).submissions).toHaveLength(1)
})

test('expired submissions are removed, to the millisecond, spam included', async () => {
  await append(file, { ...submission('old@b.nl', '2026-10-22T08:59:59.999Z'), spam: true })
  await append(file, submission('just@b.nl', '2026-10-22T09:00:00.000Z'))
  expect(await removeExpired(file, 30, new Date('2026-11-21T09:00:00.000Z'))).toBe(1)
  expect((await readAll(file)).submissions.map(({ fields }) => fields.email)).toEqual(['just@b.nl'])
})
