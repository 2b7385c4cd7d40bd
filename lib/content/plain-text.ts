/**
 * A text as the readers count it: without a byte order mark, its lines ended by `\n` alone. Editors on Windows write both
 * without showing them, and neither may change what a file says or where a mistake in it stands.
 */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}
