import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { getLayer } from './get-layer'
import { putDrawing } from './put-drawing'
import { PICTURE_FOLDER } from './recipe'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'layers-'))
})
afterEach(() => rm(root, { recursive: true }))

/** Transparent on the left, solid yellow on the right. */
const bytes = Uint8ClampedArray.from({ length: 40 * 20 * 4 }, (_, index) => {
  const [column, channel] = [Math.floor(index / 4) % 40, index % 4]
  return channel === 3 ? (column < 20 ? 0 : 255) : ([254, 233, 83][channel] as number)
})
const layer = { name: 'heat-x-a', width: 40, height: 20, bytes }
const read = (url: string) => sharp(join(root, 'public', url))

test('a layer becomes a transparent AVIF and WebP of the same size', async () => {
  const { sources, src, width, height } = await getLayer(layer, root)
  expect([width, height]).toEqual([40, 20])
  expect(src).toMatch(/^\/media\/pictures\/heat-x-a\.[0-9a-f]{12}\.webp$/)
  expect(sources.map(({ type }) => type)).toEqual(['image/avif'])
  for (const url of [src, sources[0]?.srcset ?? '']) {
    const { data, info } = await read(url).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([40, 20, 4])
    expect(data[3]).toBeLessThan(10)
    expect(data.at(-1)).toBeGreaterThan(245)
  }
})

test('a layer is written only once, and different pixels have a different URL', async () => {
  const { src } = await getLayer(layer, root)
  const before = (await stat(join(root, 'public', src))).mtimeMs
  expect((await getLayer(layer, root)).src).toBe(src)
  expect((await stat(join(root, 'public', src))).mtimeMs).toBe(before)
  const other = { ...layer, bytes: bytes.map((value) => 255 - value) as Uint8ClampedArray }
  expect((await getLayer(other, root)).src).not.toBe(src)
  // The same bytes with a different width are a different picture.
  expect((await getLayer({ ...layer, width: 20, height: 40 }, root)).src).not.toBe(src)
})

test('many simultaneous requests leave complete files and no temporary ones', async () => {
  await Promise.all([getLayer(layer, root), getLayer(layer, root), putDrawing('p', '<svg/>', root)])
  const made = await readdir(join(root, PICTURE_FOLDER))
  expect(made.map((name) => name.split('.').at(-1)).sort()).toEqual(['avif', 'svg', 'webp'])
})

test('a drawing is published unchanged, with its hash in its name', async () => {
  const url = await putDrawing('path-x-a1', '<svg xmlns="http://www.w3.org/2000/svg"/>\n', root)
  expect(url).toMatch(/^\/media\/pictures\/path-x-a1\.[0-9a-f]{8}\.svg$/)
  expect(await readFile(join(root, 'public', url), 'utf8')).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>\n')
  expect(await putDrawing('path-x-a1', '<svg/>', root)).not.toBe(url)
})
