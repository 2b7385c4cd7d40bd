import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { getLayer } from './get-layer'
import type { Picture } from './get-picture'

/** The width of the drawing, in pixels: as wide as a heatmap on a high-resolution screen. */
const WIDTH = 1200
/**
 * The width at which the background is estimated, and the side of the square around a pixel whose median is its
 * background, in pixels of that width. A bold headline covers less than half of such a square, so its letters are
 * filled; in a smaller square, thick letters would count as background and become outlines.
 */
const BACKGROUND_WIDTH = 300
const SQUARE = 75
/** The largest lightness difference (0 to 255) that is not drawn, and the opacity that each step above it adds. */
const NOISE = 24
const OPACITY_PER_STEP = 2.4
/** The colour of the lines: that of the background in the dark scheme, `--ground`. */
const COLOUR = [16, 19, 74] as const

/**
 * Returns the lines of a picture, especially its words, on a transparent background: whatever is darker or lighter than
 * its surroundings. On top of a heatmap they show what was looked at.
 * @param file the source, relative to the project's root
 * @param name the start of the file names
 * @param root the project's root, absolute
 */
export async function getContours(file: string, name: string, root = process.cwd()): Promise<Picture> {
  const grey = (picture: Sharp) => picture.toColourspace('b-w').extractChannel(0).raw()
  const small = sharp(join(root, file)).resize({ width: WIDTH }).flatten({ background: '#fff' })
  const { data, info } = await grey(small).toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const backgroundHeight = Math.max(1, Math.round((BACKGROUND_WIDTH * height) / width))
  const background = sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: BACKGROUND_WIDTH, height: backgroundHeight, fit: 'fill' })
    // A banner may be less tall than the square.
    .median(Math.min(SQUARE, backgroundHeight))
  const coarse = await grey(background).toBuffer({ resolveWithObject: true })
  const { width: columns, height: rows } = coarse.info
  const enlarged = sharp(coarse.data, { raw: { width: columns, height: rows, channels: 1 } })
  const ground = await grey(enlarged.resize({ width, height, fit: 'fill' })).toBuffer()
  const bytes = new Uint8ClampedArray(width * height * 4)
  const [red, green, blue] = COLOUR
  for (let index = 0; index < width * height; index++) {
    const difference = Math.abs((data[index] as number) - (ground[index] as number))
    // Without arrays: `bytes.set` with four values takes ten times as long for a million pixels.
    bytes[4 * index] = red
    bytes[4 * index + 1] = green
    bytes[4 * index + 2] = blue
    bytes[4 * index + 3] = OPACITY_PER_STEP * Math.max(0, difference - NOISE)
  }
  return getLayer({ name, width, height, bytes }, root)
}
