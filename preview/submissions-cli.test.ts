import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openSubmissions } from '@oogwenk/ship'
import { main } from './submissions-cli'

let folder: string
let file: string
let output: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  file = join(folder, 'submissions.ndjson')
  output = []
  for (const email of ['ada@example.com', 'Ada@Example.com', 'bob@example.com']) {
    const fields = { email, message: 'one\r\ntwo \u001b[31mred' }
    await openSubmissions(file).append({
      at: '2026-11-21T09:00:00.000Z',
      form: 'contact',
      fields,
      spam: email === 'bob@example.com',
    })
  }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const run = (...args: string[]) => main(args, file, (line: string) => output.push(line))

test('list prints each submission without control characters', async () => {
  expect(await run('list')).toBe(0)
  expect(output[0]).toBe(
    '2026-11-21T09:00:00.000Z contact\n  email: ada@example.com\n  message: one\n    two ·[31mred\n',
  )
  expect(output[2]).toContain('contact (spam)')
  expect(output.at(-1)).toBe(`3 submissions in ${file}.`)
})

test('delete removes everything from one person, in upper or lower case, and nothing from anyone else', async () => {
  expect(await run('delete', 'ADA@example.com')).toBe(0)
  expect(output).toEqual([`2 submissions by ADA@example.com removed from ${file}.`])
  expect(await readFile(file, 'utf8')).toMatch(/^[^\n]*bob@example\.com[^\n]*\n$/)
})

test('deleting an unknown address reports that nothing was removed', async () => {
  await run('delete', 'eve@example.com')
  expect(output).toEqual([`0 submissions by eve@example.com removed from ${file}.`])
})

test('on a full disk, delete explains the error, changes nothing and leaves no copy', async () => {
  const before = await readFile(file, 'utf8')
  // As on a disk that fills up while the new file is written.
  await symlink('/dev/full', `${file}.new`)
  expect(await run('delete', 'ada@example.com')).toBe(1)
  expect(output).toEqual([
    `${file} cannot be used (ENOSPC: no space left on device). Make room on its disk, then try again.`,
  ])
  expect(await readFile(file, 'utf8')).toBe(before)
  expect(await readdir(folder)).toEqual(['submissions.ndjson'])
})

test('a temporary file left by a power cut is removed with the next deletion', async () => {
  await writeFile(`${file}.new`, await readFile(file))
  await run('delete', 'eve@example.com')
  expect(await readdir(folder)).toEqual(['submissions.ndjson'])
})

test.each([
  [[]],
  [['delete']],
  [['delete', 'ada']],
  [['list', 'all']],
  [['delete', 'a@b', 'c@d']],
  [['remove', 'a@b']],
])('%j prints the usage, and removes nothing', async (args) => {
  const before = await readFile(file, 'utf8')
  expect(await run(...args)).toBe(1)
  expect(output).toEqual(['Usage: npm run tool -- submissions list | delete <email>'])
  expect(await readFile(file, 'utf8')).toBe(before)
})
