/**
 * Characters that change the direction of a line, end it, or are invisible: R refuses some of them in a string, and
 * nobody could proofread them.
 */
const unseen = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/**
 * A text as a string in double quotes for JavaScript, Python and R. All three read what JSON writes; NUL, which R
 * cannot write, is refused earlier.
 */
export function quoted(text: string): string {
  const asCode = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(text).replace(unseen, asCode)
}
