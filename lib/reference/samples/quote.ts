/** What turns a line around, ends one, or is not seen: R refuses some of it in a text, and nobody could proofread it. */
const unseen = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/**
 * A text as JavaScript, Python and R write it, in double quotes. All three read what JSON writes; NUL, which R has no
 * way to write, is refused before it comes here.
 */
export function quoted(text: string): string {
  const asCode = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(text).replace(unseen, asCode)
}
