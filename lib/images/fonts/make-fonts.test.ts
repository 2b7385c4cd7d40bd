import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { makeFonts } from './make-fonts'
import { FONT_CHARACTERS, FONT_FOLDER, FONT_SOURCE } from './subsets'

interface Layout {
  advanceWidth: number
}
interface Face {
  characterSet: number[]
  variationAxes: Record<string, { min: number; default: number; max: number }>
  layout: (text: string, features?: Record<string, boolean>) => Layout
}
// The library that next/font uses to compute the fallback's metrics.
const openFont = createRequire(import.meta.url)('next/dist/compiled/@next/font/dist/fontkit/index.js').default as (
  bytes: Buffer,
) => Face

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fonts-'))
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
})
afterEach(() => rm(root, { recursive: true }))

const subset = (name: string) => readFile(join(root, FONT_FOLDER, `${name}.woff2`))

test('two files of at most 40 kB together contain every character that the site uses, with kerning', async () => {
  expect(await makeFonts(root)).toBe(true)
  const files = [await subset('text'), await subset('display')]
  expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(40_000)
  for (const face of files.map((file) => openFont(file))) {
    const has = new Set(face.characterSet)
    expect([...FONT_CHARACTERS].filter((char) => !has.has(char.codePointAt(0) ?? 0))).toEqual([])
    expect(face.layout('AVATo').advanceWidth).toBeLessThan(face.layout('AVATo', { kern: false }).advanceWidth)
  }
})

test('the text font has weights 400 to 700 and tabular figures, and the display font has one weight', async () => {
  await makeFonts(root)
  const [text, display] = [openFont(await subset('text')), openFont(await subset('display'))]
  expect(text.variationAxes).toEqual({ wght: expect.objectContaining({ min: 400, default: 400, max: 700 }) })
  expect(display.variationAxes).toEqual({})
  const width = (figures: string) => text.layout(figures, { tnum: true }).advanceWidth
  expect(width('1111')).toBe(width('8064'))
})

test('a second run leaves the files unchanged, but writes them again if the first was interrupted', async () => {
  await makeFonts(root)
  const first = await subset('text')
  const { mtimeMs } = await stat(join(root, FONT_FOLDER, 'text.woff2'))
  expect(await makeFonts(root)).toBe(false)
  expect((await stat(join(root, FONT_FOLDER, 'text.woff2'))).mtimeMs).toBe(mtimeMs)
  await rm(join(root, FONT_FOLDER, 'inputs'))
  expect(await makeFonts(root)).toBe(true)
  expect((await subset('text')).equals(first)).toBe(true)
})

test('a damaged font file and a missing one are written again', async () => {
  await makeFonts(root)
  const first = await subset('text')
  await writeFile(join(root, FONT_FOLDER, 'text.woff2'), 'damaged')
  expect(await makeFonts(root)).toBe(true)
  expect((await subset('text')).equals(first)).toBe(true)
  await rm(join(root, FONT_FOLDER, 'display.woff2'))
  expect(await makeFonts(root)).toBe(true)
  expect(await makeFonts(root)).toBe(false)
})

test('a missing font, and a file that is not a font, are reported with what to do', async () => {
  await rm(join(root, 'node_modules'))
  await expect(makeFonts(root)).rejects.toThrow(/is missing\. Install the packages with npm ci\.$/)
  await mkdir(dirname(join(root, FONT_SOURCE)), { recursive: true })
  await writeFile(join(root, FONT_SOURCE), 'no font')
  await expect(makeFonts(root)).rejects.toThrow(/^The font subset "text" cannot be made from .*Reinstall the packages/)
})
