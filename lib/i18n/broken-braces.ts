/**
 * A name with too few braces, or between the marks of another program: `{name}}`, `{{name}`, `[[name]]`, `%name%`,
 * `${name}`.
 */
const fewBraces =
  /(?<!\{)\{\s*(\w+)\s*\}{1,2}(?!\})|(?<!\{)\{\{\s*(\w+)\s*\}(?!\})|\{\{\s*(\w+)\b(?!\s*\})|\b(\w+)\s*\}\}|\[\[?(\w+)\]\]?|%(\w+)%|\$\{(\w+)\}/g

/** A value in a text whose braces are not complete. */
interface BrokenBraces {
  name: string
  index: number
  piece: string
}

/**
 * Finds the values of a text that have too few braces, or the marks of another program.
 * @param given the names of the values that the text may use
 */
export function findBrokenBraces(text: string, given: readonly string[]): BrokenBraces[] {
  if (given.length === 0) return []
  // Of equal length, so that indexes do not change.
  const rest = text.replace(/\{\{\s*[\w.-]+\s*\}\}/g, (whole) => ' '.repeat(whole.length))
  return [...rest.matchAll(fewBraces)].flatMap(({ 0: piece, index, ...groups }) => {
    const name = Object.values(groups).find((each) => typeof each === 'string' && given.includes(each))
    return typeof name === 'string' ? [{ name, index, piece }] : []
  })
}
