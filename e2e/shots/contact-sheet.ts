import sharp from 'sharp'

/** A screenshot of a page and its caption. */
export interface Shot {
  file: string
  page: string
}

const cell = { width: 360, height: 520, gap: 16, label: 28 }

/**
 * Lays out the tops of all pages side by side, so that they can be compared.
 * @param target path of the PNG to write
 */
export async function writeContactSheet(shots: readonly Shot[], target: string): Promise<void> {
  const columns = Math.min(6, shots.length)
  const step = { x: cell.width + cell.gap, y: cell.height + cell.label + cell.gap }
  const width = columns * step.x + cell.gap
  const height = Math.ceil(shots.length / columns) * step.y + cell.gap
  const parts = await Promise.all(
    shots.map(async (shot, index) => {
      const left = cell.gap + (index % columns) * step.x
      const top = cell.gap + Math.floor(index / columns) * step.y
      const picture = await thumbnail(shot.file)
      return [
        { input: picture, left, top },
        { input: label(shot.page), left, top: top + cell.height },
      ]
    }),
  )
  await sharp({ create: { width, height, channels: 3, background: '#777' } })
    .composite(parts.flat())
    .png()
    .toFile(target)
}

async function thumbnail(file: string): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(file).metadata()
  const scaled = Math.round((height / width) * cell.width)
  const picture = sharp(file).resize({ width: cell.width, height: scaled, fit: 'fill' })
  if (scaled <= cell.height) return picture.png().toBuffer()
  return picture.extract({ left: 0, top: 0, width: cell.width, height: cell.height }).png().toBuffer()
}

function label(page: string): Buffer {
  const text = page.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.label}">` +
      `<text x="0" y="20" font-family="sans-serif" font-size="16" fill="#fff">${text}</text></svg>`,
  )
}
