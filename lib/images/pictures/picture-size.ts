import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanDrawing } from './clean-drawing'
import { measureSource, readSource } from './read-source'
import { type Format, MODERN_FORMATS, PICTURE_FOLDER } from './recipe'
import { fittingWidths, hashSource, variantName } from './variants'

/**
 * How many bytes a visitor on a wide screen loads for a picture: its widest AVIF, or the drawing. Nothing is drawn for
 * this.
 * @param file relative to `root`
 * @returns bytes; `undefined` if the picture has not been made yet @throws ContentError if it cannot be read
 */
export async function pictureSize(
  file: string,
  widths: readonly number[],
  root = process.cwd(),
): Promise<number | undefined> {
  const read = await readSource(root, file)
  if (read.kind === 'SVG') return Buffer.byteLength(cleanDrawing(file, read.bytes).svg)
  const source = await measureSource(read, 1)
  const width = fittingWidths(source.width, widths).at(-1) as number
  const name = variantName(file, hashSource(source), MODERN_FORMATS[0] as Format, width)
  return stat(join(root, PICTURE_FOLDER, name)).then(
    ({ size }) => size,
    () => undefined,
  )
}
