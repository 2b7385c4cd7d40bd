import { type Diagnostic, diagnosticAt } from '../shared/diagnostic'
import { gonePagesMessages } from './gone-pages-messages'

/** The file with the addresses of pages that were public and have been removed on purpose. */
export const gonePagesFile = 'content/gone-pages.txt'

/** Lists the addresses in the file, which has one on each line. */
export const listGonePages = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => addressIn(line) ?? line.trim())
    .filter(Boolean)

const isAddress = (text: string) => /^(?:\/[a-z0-9_-]+)+$/.test(text)

/** The address in a line, without its host, query, fragment, extension and trailing slash, in lower case. */
function addressIn(line: string): string | undefined {
  const path = line
    .trim()
    .replace(/^https?:\/\/[^/\s]+/i, '')
    // The path of the file of a page.
    .replace(/^\/?content\/(?:pages\/)?(?=.*\.md$)/, '')
    .replace(/(?:\/index)?\.md$/, '')
    .replace(/[?#].*$|(?:\.html?)?\/?$/g, '')
    .toLowerCase()
  const plain = path.startsWith('/') ? path : `/${path}`
  return path !== '' && !/\s/.test(line.trim()) && isAddress(plain) ? plain : undefined
}

/** Reports the lines that are not a single address, or repeat an earlier one. */
export function checkGonePages(text: string): Diagnostic[] {
  const seen = new Set<string>()
  return text.split('\n').flatMap((line, index) => {
    const found = line.trim()
    const location = { file: gonePagesFile, line: index + 1, column: 1 }
    if (found === '') return []
    if (!isAddress(found)) {
      const meant = addressIn(line)
      const instead =
        meant === undefined ? 'Write one address on each line, such as /docs/old-page' : `Write ${meant} instead`
      return [diagnosticAt(location, gonePagesMessages['gone-line'], { found, instead })]
    }
    if (seen.has(found)) return [diagnosticAt(location, gonePagesMessages['gone-twice'], { found })]
    seen.add(found)
    return []
  })
}
