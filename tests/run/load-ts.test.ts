import { execFileSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { makeProgramFolder } from '../fixtures/program-folder'

let folder: string
beforeEach(() => {
  folder = makeProgramFolder(['load-ts.mjs'])
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (word: string) =>
  writeFileSync(
    join(folder, 'say.ts'),
    `export const main = () => { const word: string = '${word}'; console.log(word) }`,
  )
const run = (program = 'say.ts') =>
  execFileSync(process.execPath, ['load-ts.mjs', program], {
    cwd: folder,
    encoding: 'utf8',
    env: process.env,
  })

/** Returns the newest program in the cache. */
function newestEntry(): string {
  const files = readdirSync(join(folder, '.cache/ts')).map((name) => join(folder, '.cache/ts', name))
  return files.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0] ?? ''
}

const bytes = () => readFileSync(newestEntry(), 'latin1')
const corrupt = (change: (entry: string) => string) => writeFileSync(newestEntry(), change(bytes()), 'latin1')

test('a program that has been compiled is not compiled again, nor is another with the same source', () => {
  write('first')
  expect(run()).toBe('first\n')
  const { ino } = statSync(newestEntry())
  expect(run()).toBe('first\n')
  copyFileSync(join(folder, 'say.ts'), join(folder, 'moved.ts'))
  expect(run('moved.ts')).toBe('first\n')
  expect(readdirSync(join(folder, '.cache/ts'))).toHaveLength(1)
  expect(statSync(newestEntry()).ino).toBe(ino)
})

test('import.meta.url is correct even if the same source has been compiled elsewhere', () => {
  for (const name of ['here.ts', 'there.ts'])
    writeFileSync(join(folder, name), 'export const main = () => console.log(import.meta.url.slice(-8))')
  expect([run('here.ts'), run('there.ts')]).toEqual(['/here.ts\n', 'there.ts\n'])
})

test('a cache entry of a different source, or one that is damaged or incomplete, is not run', () => {
  write('first')
  run()
  corrupt((entry) => entry.replace('first', 'corrupt'))
  write('second')
  expect(run()).toBe('second\n')
  const whole = bytes()
  for (const change of [
    (entry: string) => entry.replace('second', 'corrupt'),
    (entry: string) => entry.replace('second', 'corrupt').slice(0, -10),
    () => `export const main = () => console.log('corrupt')`,
  ]) {
    corrupt(change)
    expect(run()).toBe('second\n')
    expect(bytes()).toBe(whole)
  }
})
