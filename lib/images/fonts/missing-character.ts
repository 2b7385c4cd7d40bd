import { PICTURE_CHARACTERS } from './subsets'

/**
 * Finds a character of a text that social cards cannot show.
 * @returns the first character that the typeface lacks, as a reader sees it, or its code point if it is invisible
 */
export function findMissingCharacter(text: string): string | undefined {
  const known = new Set(PICTURE_CHARACTERS)
  const seen = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.normalize('NFC'))]
  const lacking = seen
    .map(({ segment }) => segment)
    .find((one) => [...one].some((char) => !known.has(char) && !/\s/.test(char)))
  if (lacking === undefined || /[^\p{C}\p{Z}\p{M}]/u.test(lacking)) return lacking
  return `U+${(lacking.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`
}
