import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { FONT_SOURCE } from '../../../lib/images/fonts/subsets'

/** The name that the subset font keeps, and a comma, so that no part of it is read as a weight. */
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold,'

/** A text as a picture, with its size in pixels. */
export interface Label {
  png: Buffer
  width: number
  height: number
}

/**
 * Prepares the site's typeface for short texts such as `1.9 s`.
 * @param characters every character that may be needed
 * @param size in pixels
 * @param colour such as `#f6f6f2`
 * @returns a function that typesets a text; each text is drawn only once
 */
export async function prepareLabels(
  characters: string,
  size: number,
  colour: string,
): Promise<(text: string) => Promise<Label>> {
  const font = await subsetFont(await readFile(FONT_SOURCE), characters, {
    targetFormat: 'truetype',
    keepFeatures: ['tnum'],
    variationAxes: { opsz: 40, wdth: 100, wght: 680 },
  })
  const fontfile = join(await mkdtemp(join(tmpdir(), 'oogwenk-')), 'label.ttf')
  await writeFile(fontfile, font)
  const drawn = new Map<string, Promise<Label>>()
  return (text) => {
    const known = drawn.get(text)
    if (known) return known
    const label = typeset(text, size, colour, fontfile)
    drawn.set(text, label)
    return label
  }
}

async function typeset(text: string, size: number, colour: string, fontfile: string): Promise<Label> {
  // At 72 dots per inch a point is a pixel.
  const words = {
    text: `<span foreground="${colour}" font_features="tnum=1">${text}</span>`,
    font: `${FAMILY} ${size}`,
    fontfile,
    rgba: true,
    dpi: 72,
  }
  const { data, info } = await sharp({ text: words }).png().toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}
