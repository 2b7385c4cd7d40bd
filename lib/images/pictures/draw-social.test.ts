import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { drawSocial } from './draw-social'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'social-'))
})
afterEach(() => rm(root, { recursive: true }))

const svg = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#87e5ea"/>${inside}</svg>`
const shown = svg('<image href="picture:0" x="0" y="0" width="600" height="375"/>')
const listCached = () => readdir(join(root, '.cache/social'))
const heat = (red: number) => () => ({
  width: 2,
  height: 1,
  bytes: new Uint8ClampedArray([red, 0, 0, 255, 0, 0, 0, 0]),
})

test('a drawing becomes an opaque PNG of the same size, with flat colours that are exact to one level', async () => {
  const png = await drawSocial(svg(), [], root)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, hasAlpha: false })
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  for (const [band, value] of [0x87, 0xe5, 0xea].entries())
    expect(Math.abs((data[band] as number) - value)).toBeLessThanOrEqual(1)
})

test('a drawing in the cache is not drawn again, and drawing it anew gives the same bytes', async () => {
  const png = await drawSocial(svg(), [], root)
  const [name = ''] = await listCached()
  // A file that is written again has a new inode; reading a file renews its date.
  const { ino } = await stat(join(root, '.cache/social', name))
  expect(Buffer.from(await drawSocial(svg(), [], root)).equals(png)).toBe(true)
  expect((await stat(join(root, '.cache/social', name))).ino).toBe(ino)
  await rm(join(root, '.cache'), { recursive: true })
  expect(Buffer.from(await drawSocial(svg(), [], root)).equals(png)).toBe(true)
})

test('a cached picture that was changed or truncated is drawn again', async () => {
  const png = await drawSocial(svg(), [], root)
  const [name = ''] = await listCached()
  const path = join(root, '.cache/social', name)
  const whole = await readFile(path)
  const changed = Buffer.from(whole)
  changed[changed.length - 20] = 255 - (changed[changed.length - 20] as number)
  for (const damaged of [changed, whole.subarray(0, -20), Buffer.from('poison')]) {
    await writeFile(path, damaged)
    expect(Buffer.from(await drawSocial(svg(), [], root)).equals(png)).toBe(true)
    expect((await readFile(path)).equals(whole)).toBe(true)
  }
})

test('a photo keeps its colours below its heatmap, and different gaze gives a different picture', async () => {
  await writeFile(
    join(root, 'a.png'),
    await sharp({ create: { width: 160, height: 100, channels: 3, background: '#ffeecc' } })
      .png()
      .toBuffer(),
  )
  const draw = (red: number) => drawSocial(shown, [{ file: 'a.png', heat: heat(red) }], root)
  const { data, info } = await sharp(await draw(255))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixelAt = (x: number) => [
    ...data.subarray((180 * info.width + x) * info.channels, (180 * info.width + x) * info.channels + 3),
  ]
  const [hot, cold] = [pixelAt(20), pixelAt(580)] as [number[], number[]]
  expect(hot[0]).toBeGreaterThan(230)
  expect(hot[2]).toBeLessThan(20)
  for (const [band, value] of [0xff, 0xee, 0xcc].entries())
    expect(Math.abs((cold[band] as number) - value)).toBeLessThanOrEqual(3)
  await draw(128)
  expect(await listCached()).toHaveLength(2)
})

test('a detailed photo is saved with fewer colours, to keep it under 200 kB', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const rough = sharp({ create: { width: 840, height: 525, channels: 3, background: 'grey', noise } })
  await writeFile(join(root, 'a.png'), await rough.png().toBuffer())
  const large = svg('<image href="picture:0" x="0" y="0" width="1200" height="630"/>')
  expect((await drawSocial(large, [{ file: 'a.png', heat: heat(1) }], root)).length).toBeLessThan(200_000)
})

test('a missing photo is an error', async () => {
  await expect(drawSocial(shown, [{ file: 'absent.png', heat: heat(1) }], root)).rejects.toThrow(/absent\.png/)
})
