import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PublicFile } from '../../shared/public-file'
import { faviconPath, iconPath } from '../../shared/urls'
import { colours } from '../social/colours'
import { drawOnGrid, GRID } from './icon-on-grid'
import { appleIcon, FAVICON_SIZES, type IconFile, manifestIcons } from './icon-sizes'

/**
 * Draws every icon from the SVG in `public/`, except the smallest one in `/favicon.ico`, which is drawn on the grid of
 * pixels.
 * @param root the project's root, absolute
 * @throws if the SVG is missing or invalid
 */
export async function drawIcons(root: string): Promise<PublicFile[]> {
  const drawing = await readFile(join(root, 'public', iconPath))
  const pngs = await Promise.all(
    [appleIcon, ...manifestIcons].map(async (icon) => ({ path: icon.path, bytes: await drawIcon(drawing, icon) })),
  )
  const small = await Promise.all(
    FAVICON_SIZES.map((size) =>
      size === GRID ? drawOnGrid() : drawIcon(drawing, { size, share: 1, hasBackground: false }),
    ),
  )
  return [
    ...pngs,
    { path: faviconPath, bytes: icoOf(small.map((png, index) => ({ size: FAVICON_SIZES[index] as number, png }))) },
  ]
}

/** Draws one icon as PNG; the same drawing gives the same bytes. */
async function drawIcon(drawing: Buffer, { size, share, hasBackground }: Omit<IconFile, 'path'>): Promise<Buffer> {
  const width = Math.round(size * share)
  const eyes = await sharp(drawing, { density: (72 * width) / UNITS })
    .resize(width, width)
    .png()
    .toBuffer()
  const background = hasBackground ? colours.paper : { r: 0, g: 0, b: 0, alpha: 0 }
  const icon = sharp({ create: { width: size, height: size, channels: 4, background } }).composite([{ input: eyes }])
  return (hasBackground ? icon.removeAlpha() : icon).png({ compressionLevel: 9 }).toBuffer()
}

/** The width of the drawing in its own units. */
const UNITS = 54

/**
 * Packs several PNGs into one icon file: a header of 6 bytes, 16 for each picture, then the pictures.
 * @param icons icons of at most 255 pixels
 * @source https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function icoOf(icons: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * icons.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(icons.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of icons.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...icons.map(({ png }) => png)])
}
