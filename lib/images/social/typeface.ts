/** The part of a font file that is needed to draw text; `lib/images/fonts/picture-faces.ts` reads it. */
interface FontFile {
  unitsPerEm: number
  hasGlyphForCodePoint: (code: number) => boolean
  layout: (text: string) => {
    glyphs: { path: { toSVG: () => string } }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
  }
}

/** A size with the letter spacing that belongs to it. */
interface Setting {
  /** In pixels. */
  size: number
  /** The letter spacing in em; large sizes are set tighter. */
  tracking?: number
}

/**
 * Draws text as outlines. Only outlines get into a drawing, so no text can inject markup. `measure`, `bearing` and
 * `outline` throw if the font lacks a character of the text.
 */
export interface Typeface {
  /** Returns the width in pixels. */
  measure: (text: string, setting: Setting) => number
  /** Returns the left side bearing of the first character, in pixels. Lines that are shifted by it look aligned. */
  bearing: (text: string, setting: Setting) => number
  /** Returns an SVG path whose first character is at `x` on the baseline `y`. */
  outline: (text: string, setting: Setting & { x: number; y: number }) => string
}

/** A glyph's path, commands and numbers, and its position; all in em. */
interface PlacedGlyph {
  path: readonly (string | number)[]
  x: number
  y: number
}

/** Makes a typeface from a font file. Each word is laid out only once, whatever sizes are tried. */
export function typefaceOf(font: FontFile): Typeface {
  const known = new Map<string, { glyphs: PlacedGlyph[]; width: number }>()
  const layOut = (written: string) => {
    // All white space is treated as a space: `lay-out-text.ts` decides how wide it is.
    const text = written.normalize('NFC').replace(/\s/g, ' ')
    const found = known.get(text) ?? layOutGlyphs(text, font)
    known.set(text, found)
    return found
  }
  return {
    // Spacing after the last character is not part of the word.
    measure: (text, { size, tracking = 0 }) => {
      const { glyphs, width } = layOut(text)
      return size * (width + tracking * Math.max(0, glyphs.length - 1))
    },
    bearing: (text, { size }) => size * bearingOf(layOut(text).glyphs[0]),
    outline: (text, { x, y, size, tracking = 0 }) =>
      layOut(text)
        .glyphs.map((glyph, index) =>
          movePath(glyph.path, size, x + (glyph.x + tracking * index) * size, y - glyph.y * size),
        )
        .join(''),
  }
}

/** @throws if the font lacks a character, because it would be drawn as a box */
function layOutGlyphs(text: string, font: FontFile) {
  const missing = missingIn(text, font)
  if (missing !== undefined)
    throw new Error(
      `The typeface of social cards has no “${missing}”, which “${text}” contains. Write it in other letters.`,
    )
  const { glyphs, positions } = font.layout(text)
  let width = 0
  const placed = glyphs.map(({ path }, index): PlacedGlyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const x = (width + xOffset) / font.unitsPerEm
    width += xAdvance
    return { path: piecesOf(path.toSVG(), font.unitsPerEm), x, y: yOffset / font.unitsPerEm }
  })
  return { glyphs: placed, width: width / font.unitsPerEm }
}

const missingIn = (text: string, font: FontFile) =>
  [...text].find((char) => !font.hasGlyphForCodePoint(char.codePointAt(0) as number))

/** The smallest x coordinate of a glyph; in its path, every other number is an x coordinate. */
function bearingOf(glyph: PlacedGlyph | undefined): number {
  const xs = (glyph?.path ?? []).filter((piece) => typeof piece === 'number').filter((_, index) => index % 2 === 0)
  return xs.length > 0 ? Math.min(...xs) : 0
}

const piecesOf = (path: string, unitsPerEm: number) =>
  [...path.matchAll(/[A-Z]|-?[\d.]+/gi)].map(([piece]) => (/[A-Z]/i.test(piece) ? piece : Number(piece) / unitsPerEm))

/** Numbers are pairs of x and y, and y points upwards. */
function movePath(path: PlacedGlyph['path'], size: number, x: number, y: number): string {
  let written = ''
  let isX = false
  for (const piece of path) {
    if (typeof piece === 'string') {
      written += piece
      continue
    }
    isX = !isX
    const position = Math.round((isX ? x + piece * size : y - piece * size) * 10) / 10
    written += isX || position >= 0 ? ` ${position}` : position
  }
  return written
}
