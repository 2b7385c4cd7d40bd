import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { main as check } from '../../lib/lint/cli'
import { makeProgramFolder } from '../fixtures/program-folder'

let folder: string
beforeEach(() => {
  folder = makeProgramFolder(['run-bundled.mjs', 'tsconfig.json', 'package.json', 'lib/shared/escape-controls.ts'])
  write('say.ts', `import { word } from './word'\nexport const main = () => console.log(word)`)
  write('word.ts', `export const word: string = 'first'`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const run = (...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['run-bundled.mjs', 'say.ts', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}
const printed = (word: string) => ({ stdout: `${word}\n`, stderr: '', status: 0 })

const cache = () => join(folder, '.cache/programs')
/** The names of the cache entries, with what changes when one is written again. */
const entries = () => readdirSync(cache()).map((name) => [name, statSync(join(cache(), name)).ino])

test('a program that has not changed is not bundled again', () => {
  expect(run()).toEqual(printed('first'))
  const made = entries()
  // The list of its modules, the bundle, and the machine code.
  expect(made).toHaveLength(3)
  expect(run()).toEqual(printed('first'))
  expect(entries()).toEqual(made)
})

test('a changed module, a changed package and a removed module are noticed', () => {
  run()
  write('word.ts', `export const word: string = 'second'`)
  expect(run()).toEqual(printed('second'))
  rmSync(join(folder, 'word.ts'))
  expect(run().stderr).toContain('Could not resolve "./word"')
  rmSync(join(folder, 'node_modules'))
  mkdirSync(join(folder, 'node_modules/greeting'), { recursive: true })
  for (const name of ['esbuild', '@esbuild'])
    symlinkSync(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name))
  write('say.ts', `import { word } from 'greeting'\nexport const main = () => console.log(word)`)
  for (const version of ['1.0.0', '2.0.0']) {
    write('node_modules/.package-lock.json', version)
    write('node_modules/greeting/index.js', `export const word = '${version}'`)
    expect(run()).toEqual(printed(version))
  }
})

test('a module that is saved while the program is being bundled is bundled again', () => {
  const later = Date.now() / 1000 + 3600
  utimesSync(join(folder, 'word.ts'), later, later)
  expect(run()).toEqual(printed('first'))
  expect(existsSync(cache())).toBe(false)
})

test('a cache entry that is damaged is not run, and is made again', () => {
  run()
  const names = readdirSync(cache())
  for (const name of names) {
    const path = join(cache(), name)
    const damaged = Buffer.from(readFileSync(path, 'latin1').replaceAll('first', 'wrong').slice(0, -1), 'latin1')
    writeFileSync(path, damaged)
    expect(run()).toEqual(printed('first'))
    expect(readFileSync(path)).not.toEqual(damaged)
  }
  expect(readdirSync(cache())).toEqual(names)
})

test('the exit code is that of the program, and an error is printed with its control characters escaped', () => {
  write('say.ts', `export const main = async (args: string[]) => { if (args[0]) throw new Error(args[0]); return 2 }`)
  expect(run()).toEqual({ stdout: '', stderr: '', status: 2 })
  const { stderr, status } = run('\u001b[31mred')
  expect(status).toBe(1)
  expect(stderr).toContain('Error: \\u001b[31mred')
  // A run that fails may have called few functions, so its machine code is not kept.
  expect(entries()).toHaveLength(2)
})

test('modules of packages, files beside a package and dynamic imports work', () => {
  write(
    'say.ts',
    `import { createRequire } from 'node:module'
    import { parse } from 'yaml'
    import sharp from 'sharp'
    export async function main() {
      const { word } = await import('./word')
      const path = createRequire(import.meta.url).resolve('dictionary-en-gb')
      console.log(word, parse('a: 1').a, typeof sharp, path.endsWith('index.js'))
    }`,
  )
  expect(run()).toEqual(printed('first 1 function true'))
})

test('npm run check:content reports what the content lint reports in this process', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  const code = await check(['--json'])
  const report = log.mock.calls.map(([line]) => `${line}\n`).join('')
  log.mockRestore()
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts['check:content']).toBe('node run-bundled.mjs lib/lint/cli.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run-bundled.mjs', 'lib/lint/cli.ts', '--json'], {
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: code, stdout: report, stderr: '' })
})
