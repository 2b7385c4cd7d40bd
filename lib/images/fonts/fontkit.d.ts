/** The package ships no types: what this site uses of it. */
declare module 'fontkit' {
  /** @throws where the bytes are no font */
  export function create(font: Buffer): {
    unitsPerEm: number
    hasGlyphForCodePoint: (code: number) => boolean
    layout: (text: string) => {
      glyphs: { path: { toSVG: () => string } }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
}
