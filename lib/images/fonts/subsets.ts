/** The variable font as published: the Latin subset, with the axes opsz, wdth and wght. */
export const FONT_SOURCE =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'

/** The folder of the subsets, which `app/fonts.ts` repeats. Git ignores it. */
export const FONT_FOLDER = '.generated/fonts'

/** A subset of the published font, in a file. */
export interface FontSubset {
  /** The file name without its extension. */
  name: string
  /** Browsers fetch woff2; the build reads its own fonts uncompressed. */
  format: 'woff2' | 'truetype'
  /** The characters of the subset, as far as the font has them. */
  characters: string
  /**
   * The axes of the variable font: a number fixes one, a range keeps it with its default, from which fallback metrics
   * are computed.
   */
  axes: Record<'opsz' | 'wdth' | 'wght', number | { min: number; max: number; default: number }>
  /** The OpenType features that are kept, by tag. Glyphs that only other features use are left out. */
  features: readonly string[]
}

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')

/**
 * Every character that the site may use: English, names and loan words, and the symbols of charts and prices. The
 * published font has no horizontal or diagonal arrow: those are drawn as SVG, or come from the system's font.
 */
export const FONT_CHARACTERS = `${ascii}\u00a0£€©°·×−±½²…–—‘’“”↑↓áäçèéÉêëíïñóöúü`

/** Latin-1 without ASCII and the soft hyphen: the title on a social card may contain any Western European name. */
const latin1 = Array.from({ length: 96 }, (_, i) => String.fromCodePoint(0xa0 + i))
  .join('')
  .replace('\u00ad', '')

/** Every character that can be drawn on a social card. */
export const PICTURE_CHARACTERS = [...new Set(`${FONT_CHARACTERS}${latin1}ıŒœ‚„•…′″‹›⁄™−`)].join('')

/**
 * Two subsets for two sizes: running text in every weight that it needs, and large headings in one weight. With all
 * three axes, a single file would be 98 kB, most of it kerning for variations that no page uses. Only tables need
 * tabular figures, so only the text subset has them.
 */
export const FONT_SUBSETS: readonly FontSubset[] = [
  {
    ...{ name: 'text', format: 'woff2', characters: FONT_CHARACTERS },
    axes: { opsz: 20, wdth: 100, wght: { min: 400, max: 700, default: 400 } },
    features: ['kern', 'tnum'],
  },
  {
    ...{ name: 'display', format: 'woff2', characters: FONT_CHARACTERS },
    axes: { opsz: 96, wdth: 100, wght: 680 },
    features: ['kern'],
  },
]

/** The fonts of social cards: headings as on the pages, and one weight for small text. */
export const PICTURE_SUBSETS: readonly FontSubset[] = [
  {
    ...{ name: 'picture-display', format: 'truetype', characters: PICTURE_CHARACTERS },
    axes: { opsz: 96, wdth: 100, wght: 680 },
    features: ['kern'],
  },
  {
    ...{ name: 'picture-label', format: 'truetype', characters: PICTURE_CHARACTERS },
    axes: { opsz: 24, wdth: 100, wght: 560 },
    features: ['kern'],
  },
]

/** Returns the file name of a subset, below `FONT_FOLDER`. */
export const fileOf = ({ name, format }: Pick<FontSubset, 'name' | 'format'>): string =>
  `${name}.${format === 'woff2' ? 'woff2' : 'ttf'}`
