import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openOutDir } from './out-dir'
import { eachPage } from './step'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-page-'))
  for (const room of ['client', 'lib', 'postbuild', 'out']) mkdirSync(join(root, room))
  for (const file of ['package-lock.json', 'site.config.ts', 'tsconfig.json', 'postbuild/step.ts'])
    writeFileSync(join(root, file), file)
})
afterEach(() => rmSync(root, { recursive: true }))

/** Builds the site with one step, and says which pages the step had to look at. */
async function build(pages: Record<string, string>, name = 'louder'): Promise<string[]> {
  const looked: string[] = []
  const step = eachPage(name, (html, page) => {
    looked.push(page)
    return html.toUpperCase()
  })
  for (const [page, html] of Object.entries(pages)) writeFileSync(join(root, 'out', page), html)
  await step.run(openOutDir(root))
  for (const [page, html] of Object.entries(pages))
    expect(readFileSync(join(root, 'out', page), 'utf8')).toBe(html.toUpperCase())
  return looked
}

const pages = { 'a.html': 'first', 'b.html': 'second' }

test('a step looks at the pages that have changed, and at none in a build of the same', async () => {
  expect(await build(pages)).toEqual(['a.html', 'b.html'])
  expect(await build(pages)).toEqual([])
  expect(await build({ ...pages, 'b.html': 'other' })).toEqual(['b.html'])
})

test.each(['postbuild/step.ts', 'package-lock.json', 'site.config.ts', 'tsconfig.json'])(
  'a change of %s has all pages made anew',
  async (file) => {
    await build(pages)
    writeFileSync(join(root, file), 'changed')
    expect(await build(pages)).toEqual(['a.html', 'b.html'])
  },
)

test('a page of another step, or of another name, is none of this one', async () => {
  await build(pages)
  expect(await build(pages, 'quieter')).toEqual(['a.html', 'b.html'])
  rmSync(join(root, 'out/a.html'))
  expect(await build({ 'b.html': 'second', 'c.html': 'first' })).toEqual(['c.html'])
})

test('a kept page that was changed, cut off or put in the place of another is not shipped', async () => {
  await build(pages)
  const folder = join(root, '.cache/pages')
  const whole = readdirSync(folder).map((name) => [join(folder, name), readFileSync(join(folder, name))] as const)
  const [[, one], [, other]] = whole as [(typeof whole)[0], (typeof whole)[0]]
  for (const poison of [
    () => Buffer.from('POISON'),
    (entry: Buffer) => Buffer.from(entry.toString('latin1').replace(/FIRST|SECOND/, 'POISON'), 'latin1'),
    (entry: Buffer) => entry.subarray(0, -1),
    (entry: Buffer) => (entry === one ? other : one),
  ]) {
    for (const [path, entry] of whole) writeFileSync(path, poison(entry))
    expect(await build(pages)).toEqual(['a.html', 'b.html'])
  }
})
