import sharp from 'sharp'
import { colours } from '../social/colours'

/** The size, in pixels, at which edges must fall on pixels. */
export const GRID = 16

/**
 * Draws the eyes for a browser tab, 16 pixels wide: scaled down, the usual drawing would have grey edges. Here each eye
 * is nine pixels wide and each pupil three, and all edges fall on pixels.
 */
export const drawOnGrid = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${GRID}" height="${GRID}"><g style="isolation:isolate"><circle cx="4.5" cy="8.5" r="4.5" fill="${colours.coral}"/><circle cx="11.5" cy="8.5" r="4.5" fill="${colours.yellow}" style="mix-blend-mode:multiply"/></g><path d="M5 7h3v3H5zM12 7h3v3h-3z" fill="${colours.ink}"/></svg>`,
    ),
  )
    .png({ compressionLevel: 9 })
    .toBuffer()
