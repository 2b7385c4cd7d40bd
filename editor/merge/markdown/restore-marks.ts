/** Comments, tokens and directives, which an editor of Markdown may treat as text, and escape. */
const MARKS = /<!--.*?-->|\{\{[^{}\n]*\}\}|^:{2,}[a-zA-Z][^\n]*/gms

/**
 * Writes comments, tokens such as `{{group.name}}` and directives as in the old text, where the new one has escaped
 * them. Those that the old text escapes anywhere are left as they are.
 */
export function restoreMarks(before: string, after: string): string {
  let result = after
  for (const mark of new Set(before.match(MARKS) ?? [])) {
    const escaped = new RegExp([...mark].map(escapable).join(''), 'g')
    if (before.match(escaped)?.every((found) => found === mark)) result = result.replace(escaped, () => mark)
  }
  return result
}

/** Returns a pattern for a character that may be escaped. */
function escapable(character: string): string {
  if (/[a-zA-Z0-9\s]/.test(character)) return character
  const literal = /[\\^$.*+?()[\]{}|/-]/.test(character) ? `\\${character}` : character
  const reference = { '<': '|&lt;', '>': '|&gt;', '&': '|&amp;' }[character] ?? ''
  return `(?:\\\\?${literal}${reference})`
}
