import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanDrawing } from './clean-drawing'
import { measureSource, readSource } from './read-source'
import { type Format, MODERN_FORMATS, PICTURE_FOLDER } from './recipe'
import { fittingWidths, hashSource, variantName } from './variants'

/** The sizes of a picture, in bytes, and the words in it. */
export interface InspectedPicture {
  /** The size of the file in `content/`. */
  source: number
  /**
   * The size of the file that a visitor on a wide screen loads: the widest AVIF, or the drawing. Undefined if the AVIF
   * has not been made yet.
   */
  loaded: number | undefined
  /** The words that a drawing has as text. */
  texts: readonly string[]
}

/**
 * Returns how large a picture is in `content/` and for visitors, and which words a drawing has as text. No file is made
 * for this.
 * @param file the path relative to `root`
 * @throws ContentError if it cannot be read
 */
export async function inspectPicture(
  file: string,
  widths: readonly number[],
  root = process.cwd(),
): Promise<InspectedPicture> {
  const read = await readSource(root, file)
  const source = read.bytes.length
  if (read.format === 'SVG') {
    const { svg, texts } = cleanDrawing(file, read.bytes)
    return { source, loaded: Buffer.byteLength(svg), texts }
  }
  const pixels = await measureSource(read, 1)
  const width = fittingWidths(pixels.width, widths).at(-1) as number
  const name = variantName(file, hashSource(pixels), MODERN_FORMATS[0] as Format, width)
  const loaded = await stat(join(root, PICTURE_FOLDER, name)).then(
    ({ size }) => size,
    () => undefined,
  )
  return { source, loaded, texts: [] }
}
