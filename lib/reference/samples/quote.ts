/**
 * Characters that change the direction of a line, end it, or are invisible: R rejects some of them in a string, and
 * nobody could proofread them.
 */
const invisible = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/**
 * Writes a text as a string in double quotes for JavaScript, Python and R. All three can read JSON strings; NUL, which
 * R cannot write, is rejected earlier.
 */
export function quoted(text: string): string {
  const asCode = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(text).replace(invisible, asCode)
}
