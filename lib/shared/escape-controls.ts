/**
 * What a terminal obeys instead of showing: controls, with those of the C1 set that stand for `ESC [`, ends of lines of
 * Unicode, and what turns the order of letters around.
 */
const controls = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A text of others on one line, fit for a terminal: a line break becomes `⏎`, and `ESC` becomes `\u001b`. */
export function escapeControls(text: string): string {
  return text.replace(/\r?\n/g, '⏎').replace(controls, escaped)
}

/** The same for a text of several lines, such as the stack of an error: they stay lines. */
export function escapeLines(text: string): string {
  return text.split('\n').map(escapeControls).join('\n')
}

/** JSON that may be printed as well. It reads as the same value: JSON has these escapes itself. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(controls, (sign) => (sign === '\n' ? sign : escaped(sign)))
}
