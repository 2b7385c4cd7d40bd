import sharp from 'sharp'
import type { TestedPicture } from '../social/card'

/**
 * How a photo below a heatmap is drawn: it keeps its colours, because here there is no page around it, and the parts
 * that nobody looked at must be recognisable too. Part of the cache key of a social card.
 */
export const HEATMAP_PHOTO = { width: 840, ground: 'photo' } as const

/**
 * Returns a tested picture with its heatmap on top, as a data URL.
 * @param targetWidth its width in pixels
 */
export async function drawPhotoWithHeatmap(
  photo: Buffer,
  heat: ReturnType<TestedPicture['heat']>,
  targetWidth: number,
): Promise<string> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize({ width: targetWidth })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const layer = await sharp(heat.bytes, { raw: { width: heat.width, height: heat.height, channels: 4 } })
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer()
  const mixed = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const opacity = (layer[pixel * 4 + 3] as number) / 255
    for (const band of [0, 1, 2] as const) {
      const below = data[pixel * 3 + band] as number
      mixed[pixel * 3 + band] = Math.round(below + opacity * ((layer[pixel * 4 + band] as number) - below))
    }
  }
  const png = await sharp(mixed, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
