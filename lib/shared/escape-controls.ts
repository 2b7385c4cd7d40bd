/**
 * Characters that a terminal interprets instead of showing: control characters, including those of the C1 set (such as
 * the one for `ESC [`), Unicode line separators, and bidirectional controls.
 */
const controls = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Escapes an untrusted text for a terminal, on one line: a line break becomes `⏎`, and `ESC` becomes `\u001b`. */
export function escapeControls(text: string): string {
  return text.replace(/\r?\n/g, '⏎').replace(controls, escaped)
}

/** Escapes an untrusted text of several lines, such as a stack trace: line breaks are kept. */
export function escapeLines(text: string): string {
  return text.split('\n').map(escapeControls).join('\n')
}

/** Escapes JSON for a terminal. The value does not change, because JSON has the same escapes. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(controls, (character) =>
    character === '\n' ? character : escaped(character),
  )
}
