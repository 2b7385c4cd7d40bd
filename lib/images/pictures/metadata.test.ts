import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { getPicture } from './get-picture'
import { PICTURE_FOLDER } from './recipe'

/** Makes a photo as a phone does: rotated, with author and location. Upright, it is red above and blue below. */
const photo = async () => {
  const top = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const upright = await sharp({ create: { width: 80, height: 120, channels: 3, background: 'blue' } })
    .composite([{ input: top, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return sharp(upright)
    .rotate(270)
    .jpeg()
    .withExif({
      IFD0: { Artist: 'SECRET-AUTHOR', Model: 'SECRET-PHONE' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 4/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 18/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'metadata-'))
  await mkdir(join(root, 'content'))
})
afterAll(() => rm(root, { recursive: true }))

test('metadata that a phone writes into a photo is removed: location, author and device', async () => {
  const bytes = await photo()
  const before = await sharp(bytes).metadata()
  expect([before.orientation, before.exif !== undefined]).toEqual([6, true])
  expect(bytes.includes('SECRET-AUTHOR')).toBe(true)
  await writeFile(join(root, 'content/photo.jpg'), bytes)
  await getPicture('content/photo.jpg', { widths: [40, 80] }, root)
  const made = await readdir(join(root, PICTURE_FOLDER))
  expect(made.map((name) => name.split('.').at(-1)).sort()).toEqual(['avif', 'avif', 'jpg', 'webp', 'webp'])
  for (const name of made) {
    const file = await readFile(join(root, PICTURE_FOLDER, name))
    const { exif, xmp, iptc, orientation } = await sharp(file).metadata()
    expect([name, exif, xmp, iptc, orientation]).toEqual([name, undefined, undefined, undefined, undefined])
    for (const trace of ['SECRET', 'GPS', 'Exif', 'adobe:ns'])
      expect([name, trace, file.includes(trace)]).toEqual([name, trace, false])
  }
})

test('a photo stored sideways is turned upright, and its size is that of the picture as seen', async () => {
  const { width, height, src } = await getPicture('content/photo.jpg', { widths: [40, 80] }, root)
  expect([width, height]).toEqual([80, 120])
  const { data, info } = await sharp(join(root, 'public', src))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([80, 120])
  const pixelAt = (x: number, y: number) => [...data.subarray((y * 80 + x) * 3, (y * 80 + x) * 3 + 3)]
  expect(pixelAt(40, 20)[0]).toBeGreaterThan(200)
  expect(pixelAt(40, 100)[2]).toBeGreaterThan(200)
})
