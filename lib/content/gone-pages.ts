import { type Diagnostic, diagnosticAt } from '../shared/diagnostic'
import { gonePagesMessages } from './gone-pages-messages'

/** Addresses of pages that were public and are meant to be gone. */
export const gonePagesFile = 'content/gone-pages.txt'

/** Its addresses, one on each line. */
export const listGonePages = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Reports the lines that are not one address, or are there before. */
export function checkGonePages(text: string): Diagnostic[] {
  const seen = new Set<string>()
  return text.split('\n').flatMap((line, index) => {
    const found = line.trim()
    const location = { file: gonePagesFile, line: index + 1, column: 1 }
    if (found === '') return []
    if (!/^(?:\/[a-z0-9_-]+)+$/.test(found)) return [diagnosticAt(location, gonePagesMessages['gone-line'], { found })]
    if (seen.has(found)) return [diagnosticAt(location, gonePagesMessages['gone-twice'], { found })]
    seen.add(found)
    return []
  })
}
