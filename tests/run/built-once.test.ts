import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'

/** A project whose `next build` records that it ran, and which has no scheduled pages. */
const files = {
  'node_modules/next/dist/bin/next': `
    const fs = require('node:fs')
    fs.mkdirSync('out', { recursive: true })
    fs.writeFileSync('out/index.html', 'built')
    fs.appendFileSync('node_modules/builds', 'x')
    process.exit(process.env.FAILS ? 1 : 0)`,
  'load-ts.mjs': `export const load = async () => ({
    isAnyPublishedSince: async () => false,
    assembleHost: async (root, settings, name) => name,
  })`,
  'content/about.md': 'About us.',
  'start.mjs': "import { build } from './preview/build.mjs'; await build(() => {})",
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-once-'))
  for (const [path, text] of Object.entries(files)) write(path, text)
  for (const name of ['assemble-cli.mjs', 'build.mjs', 'build-cli.mjs', 'install.mjs']) {
    mkdirSync(join(folder, 'preview'), { recursive: true })
    copyFileSync(join('preview', name), join(folder, 'preview', name))
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const run = (file: string, env: Record<string, string> = {}, args: string[] = []) =>
  execFileSync(process.execPath, [file, ...args], { cwd: folder, stdio: 'pipe', env: { ...process.env, ...env } })
const builds = () => readFileSync(join(folder, 'node_modules/builds'), 'utf8').length

test('after `npm run build`, `npm start` builds nothing until something has changed', () => {
  run('preview/build-cli.mjs')
  run('start.mjs')
  expect(builds()).toBe(1)
  write('content/about.md', 'About all of us.')
  run('start.mjs')
  run('start.mjs')
  expect(builds()).toBe(2)
})

test('a build of another kind, or a failed one, is not reused', () => {
  run('preview/build-cli.mjs', { EDITION: 'preview' })
  run('start.mjs')
  expect(builds()).toBe(2)
  write('content/about.md', 'About all of us.')
  expect(() => run('preview/build-cli.mjs', { FAILS: '1' })).toThrow()
  run('start.mjs')
  expect(builds()).toBe(4)
})

test('only the files of a finished build are assembled for a host', () => {
  const assemble = () => String(run('preview/assemble-cli.mjs', {}, ['nginx']))
  const reason = 'The last build failed or was stopped, or there has been none, so nothing may be uploaded. Run npm run'
  expect(assemble).toThrow(reason)
  run('preview/build-cli.mjs')
  write('content/about.md', 'Changed since, which does not matter.')
  expect(assemble()).toBe('nginx is complete. See docs/deploying.md for how to upload it.\n')
  expect(() => run('preview/build-cli.mjs', { FAILS: '1' })).toThrow()
  expect(assemble).toThrow(reason)
  run('start.mjs')
  expect(assemble()).toContain('is complete')
  rmSync(join(folder, 'out'), { recursive: true })
  expect(assemble).toThrow(reason)
})
