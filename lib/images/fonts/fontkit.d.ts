/** The package ships no types. These cover the part that this site uses. */
declare module 'fontkit' {
  /** @throws if the bytes are not a font */
  export function create(font: Buffer): {
    unitsPerEm: number
    hasGlyphForCodePoint: (code: number) => boolean
    layout: (text: string) => {
      glyphs: { path: { toSVG: () => string } }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
}
