import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { settings } from '../../build/settings'
import { openOutDir } from './out-dir'
import type { PageTree } from './page-tree'
import { cacheAfter, eachPage, eachPageWith, runSteps, type Step } from './step'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'step-'))
  for (const folder of ['build', 'client', 'lib', 'packages', 'out']) mkdirSync(join(root, folder))
  for (const file of ['package-lock.json', 'site.config.ts', 'tsconfig.json', 'packages/step.ts'])
    writeFileSync(join(root, file), file)
})
afterEach(() => rmSync(root, { recursive: true }))

/** Converts the text of a page to upper case. */
function toUpperCase(page: PageTree): void {
  for (const node of page.nodes)
    if (node.nodeName === '#text') page.rewrite(node, ({ start }) => ({ start: start.toUpperCase(), end: '' }))
}

/** Runs one step and returns the pages that it had to process. */
async function build(pages: Record<string, string>, name = 'louder'): Promise<string[]> {
  const processed: string[] = []
  const step = eachPage(name, (page) => {
    processed.push(page.file)
    toUpperCase(page)
  })
  for (const [page, html] of Object.entries(pages)) writeFileSync(join(root, 'out', page), html)
  await step.run(openOutDir(root, settings))
  for (const [page, html] of Object.entries(pages))
    expect(readFileSync(join(root, 'out', page), 'utf8')).toBe(html.toUpperCase())
  return processed
}

const pages = { 'a.html': 'first', 'b.html': 'second' }

test('a step processes the pages that have changed, and none when nothing has', async () => {
  expect(await build(pages)).toEqual(['a.html', 'b.html'])
  expect(await build(pages)).toEqual([])
  expect(await build({ ...pages, 'b.html': 'other' })).toEqual(['b.html'])
})

test.each(['packages/step.ts', 'package-lock.json', 'site.config.ts', 'tsconfig.json'])(
  'after a change to %s every page is processed again',
  async (file) => {
    await build(pages)
    writeFileSync(join(root, file), 'changed')
    expect(await build(pages)).toEqual(['a.html', 'b.html'])
  },
)

test('a page cached by another step, or under another name, is not used', async () => {
  await build(pages)
  expect(await build(pages, 'quieter')).toEqual(['a.html', 'b.html'])
  rmSync(join(root, 'out/a.html'))
  expect(await build({ 'b.html': 'second', 'c.html': 'first' })).toEqual(['c.html'])
})

test('a cached page that was changed, truncated or swapped for another is not shipped', async () => {
  await build(pages)
  const folder = join(root, '.cache/pages')
  const whole = readdirSync(folder).map((name) => [join(folder, name), readFileSync(join(folder, name))] as const)
  const [[, one], [, other]] = whole as [(typeof whole)[0], (typeof whole)[0]]
  for (const corrupt of [
    () => Buffer.from('CORRUPT'),
    (entry: Buffer) => Buffer.from(entry.toString('latin1').replace(/FIRST|SECOND/, 'CORRUPT'), 'latin1'),
    (entry: Buffer) => entry.subarray(0, -1),
    (entry: Buffer) => (entry === one ? other : one),
  ]) {
    for (const [path, entry] of whole) writeFileSync(path, corrupt(entry))
    expect(await build(pages)).toEqual(['a.html', 'b.html'])
  }
})

/**
 * Runs three page steps with another step before the last, and returns what each had to process.
 * @param isCached whether pages are cached after the first step
 */
async function buildChain(input = 'v1', isCached = false): Promise<string[]> {
  const processed: string[] = []
  const step = (name: string) =>
    eachPageWith(name, async () => ({
      inputs: name === 'one' ? [] : [input],
      change: async (page, put) => {
        processed.push(`${name} ${page.file}`)
        if (page.file === 'a.html') await put(`${name}.js`, page.source)
        const [text] = page.nodes.filter(({ nodeName }) => nodeName === '#text')
        if (text) page.rewrite(text, ({ start }) => ({ start: `${start} ${name}`, end: '' }))
      },
    }))
  const between: Step = { name: 'between', run: async (out) => out.write('between.js', await out.readText('b.html')) }
  for (const [page, html] of Object.entries(pages)) writeFileSync(join(root, 'out', page), html)
  for (const made of ['one.js', 'two.js', 'three.js', 'between.js']) rmSync(join(root, 'out', made), { force: true })
  await runSteps(openOutDir(root, settings), [
    isCached ? cacheAfter(step('one')) : step('one'),
    step('two'),
    between,
    step('three'),
  ])
  expect(readdirSync(join(root, 'out')).map((name) => [name, readFileSync(join(root, 'out', name), 'utf8')])).toEqual([
    ['a.html', 'first one two three'],
    ['b.html', 'second one two three'],
    ['between.js', 'second one two'],
    ['one.js', 'first'],
    ['three.js', 'first one two'],
    ['two.js', 'first one'],
  ])
  return processed
}

test('consecutive steps process one page after the other, and share one cache entry for each page and the files beside it', async () => {
  const first = ['one a.html', 'two a.html', 'one b.html', 'two b.html', 'three a.html', 'three b.html']
  expect(await buildChain()).toEqual(first)
  expect(readdirSync(join(root, '.cache/pages'))).toHaveLength(4)
  expect(await buildChain()).toEqual([])
  expect(await buildChain('v2')).toEqual(first)
})

test('a page is cached as a step leaves it, for later steps whose inputs have changed', async () => {
  await buildChain('v1', true)
  expect(readdirSync(join(root, '.cache/pages'))).toHaveLength(6)
  expect(await buildChain('v1', true)).toEqual([])
  expect(await buildChain('v2', true)).toEqual(['two a.html', 'two b.html', 'three a.html', 'three b.html'])
})

test('an error names the step of the chain', async () => {
  writeFileSync(join(root, 'out/a.html'), 'first')
  const fails = eachPage('fails', () => {
    throw new Error('No.')
  })
  const steps = [eachPage('same', () => {}), fails]
  await expect(runSteps(openOutDir(root, settings), steps)).rejects.toThrow('ship, step fails: No.')
})
