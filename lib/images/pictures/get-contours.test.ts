import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { getContours } from './get-contours'
import { PICTURE_FOLDER } from './recipe'

/**
 * Returns the opacity of the overlay at some points of a picture. The picture is a bar, as thick as the stem of a bold
 * letter in a headline, on a background that is lighter or darker.
 */
async function opacityOf(
  bar: string,
  background: string,
  points: readonly (readonly [x: number, y: number])[],
  { height, top } = { height: 750, top: 60 },
) {
  const root = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  try {
    const line = await sharp({ create: { width: 400, height: 60, channels: 3, background: bar } })
      .png()
      .toBuffer()
    await sharp({ create: { width: 1200, height, channels: 3, background: background } })
      .composite([{ input: line, left: 100, top }])
      .png()
      .toFile(join(root, 'tested.png'))
    const { src } = await getContours('tested.png', 'lines-of-a-test', root)
    const file = join(root, PICTURE_FOLDER, src.slice(src.lastIndexOf('/') + 1))
    const { data, info } = await sharp(file).extractChannel(3).raw().toBuffer({ resolveWithObject: true })
    return points.map(([x, y]) => data[y * info.width + x])
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

test.each([
  ['dark on light', '#222', '#ddd'],
  ['light on dark', '#ddd', '#222'],
])(
  'what contrasts with the background becomes a line, and the background is transparent: %s',
  async (_, bar, background) => {
    const points = [
      [300, 90],
      [300, 64],
      [300, 198],
      [900, 198],
      [40, 700],
      [1190, 20],
    ] as const
    const [middle, edge, ...rest] = await opacityOf(bar, background, points)
    expect(middle).toBeGreaterThan(200)
    expect(edge).toBe(middle)
    expect(rest).toEqual([0, 0, 0, 0])
  },
)

test('a banner that is less tall than the square around a pixel has lines too', async () => {
  const points = [
    [300, 74],
    [800, 74],
  ] as const
  const [line, background] = await opacityOf('#222', '#ddd', points, { height: 148, top: 44 })
  expect([line, background]).toEqual([expect.any(Number), 0])
  expect(line).toBeGreaterThan(200)
})
