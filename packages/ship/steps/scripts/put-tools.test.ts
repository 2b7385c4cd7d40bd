import { expect, test } from '@jest/globals'
import { tools } from '../../../../build/tools'
import { memoryOutDir } from '../../tests/out-dir'
import { putTools } from './put-tools'
import { bundleTools, folderOf, toolsFolder } from './tools'

test('all tools are in one folder, named after its content, each with its own texts; an older folder is removed', async () => {
  const out = memoryOutDir({ 'a.html': '', '_next/static/client/0000000000/copy.js': 'old' })
  await putTools.run(out)
  const files = await out.files()
  const folder = toolsFolder(files)
  expect(folder).toMatch(/^_next\/static\/client\/[0-9a-f]{10}\/$/)
  expect(files.filter((path) => path.startsWith('_next/')).every((path) => path.startsWith(folder))).toBe(true)
  expect(out.now()[`${folder}copy.js`]).toContain('"Copied"')
  expect(out.now()[`${folder}copy.js`]).not.toContain('TEXTS')
  const before = out.now()
  await putTools.run(out)
  expect(out.now()).toEqual(before)
})

test('a tool has the address of its folder as a constant, and does not read it from the document', async () => {
  const out = memoryOutDir({ 'a.html': '' })
  await putTools.run(out)
  const folder = toolsFolder(await out.files())
  const code = out.now()
  for (const tool of ['docs', 'search', 'own']) expect(code[`${folder}${tool}.js`]?.includes(`/${folder}`)).toBe(true)
  for (const [path, text] of Object.entries(code)) {
    expect(`${path}: ${/currentScript|baseURI|import\.meta/.exec(text)?.[0]}`).toBe(`${path}: undefined`)
    expect(`${path}: ${text.includes('@tools')}`).toBe(`${path}: false`)
  }
})

const bundleWith = (texts: Record<string, string>) =>
  bundleTools(process.cwd(), tools, { all: { TEXTS: {} }, each: { copy: { TEXTS: texts } } })

test('different words in one tool give the folder a different name', async () => {
  const [first, second] = await Promise.all([
    bundleWith({ copied: 'Copied', failed: 'Not copied' }),
    bundleWith({ copied: 'Gekopieerd', failed: 'Not copied' }),
  ])
  expect(folderOf(first)).not.toBe(folderOf(second))
  expect(folderOf(first)).toBe(folderOf(new Map(first)))
})

test('a tool that draws charts contains their rules and their words, but not React', async () => {
  const out = memoryOutDir({ 'a.html': '' })
  await putTools.run(out)
  const code = out.now()[`${toolsFolder(await out.files())}own.js`] as string
  for (const part of ['95% interval', 'stroke-width:', '.own-part', 'createElementNS']) expect(code).toContain(part)
  expect(code).not.toMatch(/@styles|react\.|REPORT|STYLES/)
  for (const text of ['engages more', 'at each area of interest']) expect(code).toContain(text)
  expect(code).not.toMatch(/var\(--s\d\)/)
  // Visitors do not simulate their own files or choose a primary metric.
  expect(code).not.toMatch(/Simulated|Chosen in advance/)
})

test('a page that uses tools stops the build if the export has none', () => {
  expect(() => toolsFolder(['index.html'])).toThrow(/^A page uses tools, but out\/ has none\. The step/)
})
