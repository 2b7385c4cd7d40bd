import { PICTURE_CHARACTERS } from './subsets'

/**
 * Finds the first character of a text that social cards cannot show.
 * @returns the character as a reader sees it, or its code point if it is invisible; undefined if there is none
 */
export function findMissingCharacter(text: string): string | undefined {
  const known = new Set(PICTURE_CHARACTERS)
  const graphemes = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.normalize('NFC'))]
  const missing = graphemes
    .map(({ segment }) => segment)
    .find((one) => [...one].some((char) => !known.has(char) && !/\s/.test(char)))
  if (missing === undefined || /[^\p{C}\p{Z}\p{M}]/u.test(missing)) return missing
  return `U+${(missing.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`
}
