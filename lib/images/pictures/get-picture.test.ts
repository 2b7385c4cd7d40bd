import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { getPicture, type PictureSlot } from './get-picture'
import { PICTURE_FOLDER } from './recipe'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(root, 'content'))
})
afterEach(() => rm(root, { recursive: true }))

const draw = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 250, g: 140, b: 110, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
const put = (file: string, bytes: Buffer | string) => writeFile(join(root, 'content', file), bytes)
const get = (file: string, slot: PictureSlot) => getPicture(`content/${file}`, slot, root)
const listPictures = () => readdir(join(root, PICTURE_FOLDER))
const urlsOf = (srcset: string) => srcset.split(', ').map((part) => part.split(' '))

test('a picture is made as AVIF and WebP in the requested widths, and as JPEG for all other browsers, with its size', async () => {
  await put('Our Banner.png', await draw(400, 250))
  const picture = await get('Our Banner.png', { widths: [200, 100] })
  expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect([picture.width, picture.height]).toEqual([200, 125])
  for (const { type, srcset } of picture.sources) {
    expect(urlsOf(srcset).map(([, width]) => width)).toEqual(['100w', '200w'])
    for (const [url = '', width] of urlsOf(srcset)) {
      expect(url).toMatch(/^\/media\/pictures\/our-banner\.[0-9a-f]{12}-\d+\.(avif|webp)$/)
      const head = await sharp(join(root, 'public', url)).metadata()
      expect(`${head.width}w`).toBe(width)
      expect(head.format).toBe(type === 'image/avif' ? 'heif' : 'webp')
    }
  }
  expect((await sharp(join(root, 'public', picture.src)).metadata()).format).toBe('jpeg')
})

test('a picture is never enlarged: all widths beyond that of the source become one file of the width of the source', async () => {
  await put('small.png', await draw(120, 60))
  const picture = await get('small.png', { widths: [480, 100, 960] })
  expect(urlsOf(picture.sources[0]?.srcset ?? '').map(([, width]) => width)).toEqual(['100w', '120w'])
  expect([picture.width, picture.height]).toEqual([120, 60])
})

test('a transparent picture stays transparent in every format', async () => {
  await put('transparent.png', await draw(60, 60, 4))
  const { src } = await get('transparent.png', { widths: [60] })
  expect(src).toMatch(/\.png$/)
  expect((await sharp(join(root, 'public', src)).metadata()).hasAlpha).toBe(true)
})

test('a picture is made only once, and a different picture with the same name has a different URL', async () => {
  await put('a.png', await draw(80, 50))
  const first = await get('a.png', { widths: [40] })
  const before = (await stat(join(root, 'public', first.src))).mtimeMs
  expect(await get('a.png', { widths: [40] })).toEqual(first)
  expect((await stat(join(root, 'public', first.src))).mtimeMs).toBe(before)
  await put('a.png', await draw(80, 40))
  expect((await get('a.png', { widths: [40] })).src).not.toBe(first.src)
})

test('if many pages request the same picture at the same time, files are complete and no temporary files are left', async () => {
  await put('a.png', await draw(80, 50))
  const all = await Promise.all([10, 20, 20, 10, 20].map((width) => get('a.png', { widths: [width] })))
  expect(new Set(all.map(({ src }) => src)).size).toBe(2)
  expect((await listPictures()).filter((name) => !/-(10|20)\.(avif|webp|jpg)$/.test(name))).toEqual([])
  for (const name of await listPictures()) await sharp(await readFile(join(root, PICTURE_FOLDER, name))).stats()
})

test('runs in two folders give the same names and the same bytes', async () => {
  const bytes = await draw(90, 50)
  const results: Buffer[][] = []
  for (const folder of ['one', 'two']) {
    await mkdir(join(root, folder, 'content'), { recursive: true })
    await writeFile(join(root, folder, 'content/a.png'), bytes)
    const { sources, src } = await getPicture('content/a.png', { widths: [90] }, join(root, folder))
    const urls = [src, ...sources.flatMap(({ srcset }) => urlsOf(srcset).map(([url = '']) => url))]
    results.push(await Promise.all(urls.map((url) => readFile(join(root, folder, 'public', url)))))
  }
  expect(results[0]).toEqual(results[1])
})

test('a picture that has been repaired is made at the next attempt', async () => {
  await put('a.png', 'hello')
  await expect(get('a.png', { widths: [40] })).rejects.toThrow()
  await put('a.png', await draw(80, 50))
  expect((await get('a.png', { widths: [40] })).width).toBe(40)
})
