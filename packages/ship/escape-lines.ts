/**
 * Characters that a terminal interprets instead of showing: control characters, Unicode line separators, and
 * bidirectional controls.
 */
const controls = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

/** Escapes untrusted text for a terminal. Line breaks are kept. */
export const escapeLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(controls, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`))
    .join('\n')
