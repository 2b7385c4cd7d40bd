import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { getLines } from './get-lines'
import { PICTURE_FOLDER } from './recipe'

/**
 * The opacity of the overlay at some points of a picture: a bar, as thick as a bold letter's stem in a
 * headline, of one lightness on a background of another.
 */
async function opacityOf(
  bar: string,
  ground: string,
  places: readonly (readonly [x: number, y: number])[],
  { height, top } = { height: 750, top: 60 },
) {
  const root = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  try {
    const line = await sharp({ create: { width: 400, height: 60, channels: 3, background: bar } })
      .png()
      .toBuffer()
    await sharp({ create: { width: 1200, height, channels: 3, background: ground } })
      .composite([{ input: line, left: 100, top }])
      .png()
      .toFile(join(root, 'tested.png'))
    const { src } = await getLines('tested.png', 'lines-of-a-test', root)
    const file = join(root, PICTURE_FOLDER, src.slice(src.lastIndexOf('/') + 1))
    const { data, info } = await sharp(file).extractChannel(3).raw().toBuffer({ resolveWithObject: true })
    return places.map(([x, y]) => data[y * info.width + x])
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

test.each([
  ['dark on light', '#222', '#ddd'],
  ['light on dark', '#ddd', '#222'],
])(
  'whatever differs from the background becomes a line, and the background is transparent: %s',
  async (_, bar, ground) => {
    const places = [
      [300, 90],
      [300, 64],
      [300, 198],
      [900, 198],
      [40, 700],
      [1190, 20],
    ] as const
    const [middle, edge, ...rest] = await opacityOf(bar, ground, places)
    expect(middle).toBeGreaterThan(200)
    expect(edge).toBe(middle)
    expect(rest).toEqual([0, 0, 0, 0])
  },
)

test('a banner that is lower than the square around a pixel has its lines too', async () => {
  const places = [
    [300, 74],
    [800, 74],
  ] as const
  const [line, ground] = await opacityOf('#222', '#ddd', places, { height: 148, top: 44 })
  expect([line, ground]).toEqual([expect.any(Number), 0])
  expect(line).toBeGreaterThan(200)
})
