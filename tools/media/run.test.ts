import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { runMedia } from './run.mjs'

let folder = ''
beforeAll(async () => {
  folder = `${await mkdtemp(join(tmpdir(), 'media-'))}/`
  await writeFile(`${folder}package.json`, JSON.stringify({ dependencies: { one: '1.0.0', '@two/three': '1.0.0' } }))
})
afterAll(() => rm(folder, { recursive: true }))

/** Returns what is printed, and which program runs with which options. */
async function call(...args: string[]) {
  const output: string[] = []
  const find = async (file: string) => async (options: string[]) => {
    output.push([file, ...options].join(' '))
    return 3
  }
  return { code: await runMedia(args, { folder, find, printError: (text) => output.push(text) }), output }
}

test('if a package is missing, two sentences say what to do, and nothing is drawn', async () => {
  const advice = ['The packages of tools/media are not installed. Run npm ci --prefix tools/media, then try again.']
  await mkdir(`${folder}node_modules/one`, { recursive: true })
  expect(await call('clips')).toEqual({ code: 1, output: advice })
})

test('if all packages are installed, a program runs with its options, and its exit code is returned', async () => {
  await mkdir(`${folder}node_modules/@two/three`, { recursive: true })
  expect(await call('clips', '--frame', 'heatmaps')).toEqual({
    code: 3,
    output: ['./tools/media/clips/run.ts --frame heatmaps'],
  })
})

test('an unknown name is an error that lists the known ones', async () => {
  const output = ['There are no media called “films”. Name one of: clips, sessions, poster.']
  expect(await call('films')).toEqual({ code: 2, output })
})
