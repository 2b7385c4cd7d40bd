import sharp from 'sharp'
import { colours } from './colours'

/** The size in pixels of the layer: twice that of the clips that show it. */
const WIDTH = 1920
const HEIGHT = 1200

/**
 * Returns the opacity of a pixel, from 0 to 1, by its red, green and blue, and its position as fractions of width and
 * height; all of them are from 0 to 1.
 */
export type Opacity = (r: number, g: number, b: number, x: number, y: number) => number

/**
 * Extracts the words of an artwork as a layer in navy.
 * @param file the artwork, 8 : 5
 * @returns a transparent PNG of WIDTH x HEIGHT
 */
export async function extractWords(file: string, opacityOf: Opacity): Promise<Buffer> {
  const pixels = await sharp(file).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer()
  const raw = Buffer.alloc(WIDTH * HEIGHT * 4)
  for (let index = 0; index < WIDTH * HEIGHT; index += 1) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(index * 3, index * 3 + 3)
    const position = [(index % WIDTH) / WIDTH, Math.floor(index / WIDTH) / HEIGHT] as const
    raw.writeUIntBE(Number.parseInt(colours.navy.slice(1), 16), index * 4, 3)
    raw[index * 4 + 3] = Math.round(255 * opacityOf(r / 255, g / 255, b / 255, ...position))
  }
  return sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .png()
    .toBuffer()
}

/** Maps `from` to 0 and `to` to 1, linearly in between and constant outside. `from` may be the larger. */
export const ramp = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))

/** Returns the lightness as people perceive it, from gamma-encoded values, which is accurate enough here. */
export const luma = (r: number, g: number, b: number) => 0.299 * r + 0.587 * g + 0.114 * b
