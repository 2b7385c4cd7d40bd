import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { deliver } from './deliver.mjs'

let folder = ''
const messages: string[] = []
const run = (...files: string[]) => deliver(folder, files, (text) => messages.push(text))
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const delivered = (path: string) => readFileSync(join(folder, 'tests/specification', path), 'utf8')

beforeEach(() => {
  messages.length = 0
  folder = mkdtempSync(join(tmpdir(), 'oogwenk-deliver-'))
  for (const root of ['', 'tests/specification/']) {
    write(`${root}content/facts.yml`, 'price: 1\n')
    write(`${root}locales/en/common.json`, '{}\n')
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

test('if nothing differs, there is nothing to add', async () => {
  expect(await run()).toBe(0)
  expect(messages).toEqual(['content/ and locales/ are the same as in tests/specification/. There is nothing to add.'])
})

test('only the named files are added, and editors’ changes are left out', async () => {
  write('content/pages/faq.md', '# Questions\n')
  write('content/facts.yml', 'price: 2\n')
  expect(await run()).toBe(0)
  expect(messages[0]).toContain('\n  content/facts.yml\n  content/pages/faq.md\n')
  expect(await run('content/pages/faq.md')).toBe(0)
  expect(delivered('content/pages/faq.md')).toBe('# Questions\n')
  expect(delivered('content/facts.yml')).toBe('price: 1\n')
})

test('a deleted file is removed', async () => {
  rmSync(join(folder, 'content/facts.yml'))
  expect(await run('content/facts.yml')).toBe(0)
  expect(() => delivered('content/facts.yml')).toThrow('ENOENT')
})

test('a file that does not differ, and one elsewhere, are rejected', async () => {
  expect(await run('content/facts.yml', '../package.json')).toBe(1)
  expect(messages).toEqual([
    'content/facts.yml, ../package.json: not in content/ or locales/, or the same as in tests/specification/. Run npm run tool -- deliver without arguments to see the files that differ.',
  ])
})
