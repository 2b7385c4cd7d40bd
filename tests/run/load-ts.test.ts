import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'load-ts-'))
  copyFileSync('load-ts.mjs', join(folder, 'load-ts.mjs'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (word: string) =>
  writeFileSync(
    join(folder, 'say.ts'),
    `export const main = () => { const word: string = '${word}'; console.log(word) }`,
  )
const run = () =>
  execFileSync(process.execPath, ['load-ts.mjs', 'say.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: process.env,
  })

/** Changes what was kept of the program. */
function poison(change: (code: string) => string): void {
  const kept = readdirSync(join(folder, '.cache/ts'))
  expect(kept).toHaveLength(1)
  const file = join(folder, '.cache/ts', kept[0] as string)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

test('a program that was compiled before runs from what was kept', () => {
  write('first')
  expect(run()).toBe('first\n')
  poison((code) => code.replace('first', 'kept'))
  expect(run()).toBe('kept\n')
})

test('what was kept of another source, or broke off while it was written, is not used', () => {
  write('first')
  run()
  poison((code) => code.replace('first', 'poison'))
  write('second')
  expect(run()).toBe('second\n')
  poison((code) => code.replace('second', 'poison').slice(0, -10))
  expect(run()).toBe('second\n')
})
