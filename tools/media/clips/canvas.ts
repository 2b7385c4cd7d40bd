import sharp from 'sharp'
import { HEIGHT, WIDTH } from './timing'

/** Pixels, row by row: red, green, blue, 0 to 255. */
export interface Picture {
  width: number
  height: number
  data: Buffer
}

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Converts a colour such as `#fee953` to numbers. */
export const colourOf = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Draws SVG on a background. @param content the content of the `svg` element, on the grid of the clip */
export async function drawSvg(ground: string, content: string, scale: number): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(svg(content, scale)))
    .flatten({ background: ground })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Returns how much of each pixel a drawing covers, 0 to 255. @param content drawn in any colour */
export async function drawCoverage(content: string, scale: number): Promise<Buffer> {
  return sharp(Buffer.from(svg(content, scale)))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer()
}

/** Returns a whole drawing of the size of a clip. */
export const svg = (content: string, scale: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * scale}" height="${HEIGHT * scale}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`
