import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { drawOnGrid } from './icon-on-grid'
import { drawIcons, icoOf } from './icons'

test('the same drawing always gives the same icons', async () => {
  const once = await drawIcons(process.cwd())
  expect(await drawIcons(process.cwd())).toEqual(once)
  expect(once.map(({ path }) => path)).toEqual([
    ...['/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png', '/favicon.ico'],
  ])
})

test('the Apple and the maskable icon are opaque, and the other icons have space around the eyes', async () => {
  for (const { path, bytes } of await drawIcons(process.cwd())) {
    if (path.endsWith('.ico')) continue
    const isOpaque = /apple|maskable/.test(path)
    const { hasAlpha, width } = await sharp(bytes).metadata()
    expect([path, hasAlpha]).toEqual([path, !isOpaque])
    if (isOpaque) continue
    const { info } = await sharp(bytes).trim().toBuffer({ resolveWithObject: true })
    expect([path, info.width / width >= 0.84 && info.width / width <= 0.88]).toEqual([path, true])
  }
})

test('at the size of a browser tab, pupils are dark and three whole pixels wide', async () => {
  const { data } = await sharp(await drawOnGrid())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = Array.from({ length: 16 }, (_, x) =>
    data.subarray((8 * 16 + x) * 4, (8 * 16 + x) * 4 + 4).toString('hex'),
  )
  expect(row.flatMap((pixel, x) => (pixel === '171b6bff' ? [x] : []))).toEqual([5, 6, 7, 12, 13, 14])
})

test('an invalid drawing stops the build', async () => {
  const root = await mkdtemp(join(tmpdir(), 'icons-'))
  await mkdir(join(root, 'public'))
  await writeFile(join(root, 'public/icon.svg'), 'no drawing')
  await expect(drawIcons(root)).rejects.toThrow()
  await rm(root, { recursive: true })
})

test('an ICO file contains the offset of each picture', () => {
  const file = icoOf([
    { size: 16, png: Buffer.from('abc') },
    { size: 32, png: Buffer.from('de') },
  ])
  expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 2])
  expect([file[6], file[22]]).toEqual([16, 32])
  const entryAt = (entry: number) =>
    file.subarray(file.readUInt32LE(entry + 12), file.readUInt32LE(entry + 12) + file.readUInt32LE(entry + 8))
  expect([entryAt(6).toString(), entryAt(22).toString()]).toEqual(['abc', 'de'])
})
