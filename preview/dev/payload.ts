import type { FetchedResponse } from './forward'

/** The data that React receives for a part that could not be rendered. */
interface Failure {
  digest?: string
  name?: string
  message?: string
}

/** A failure as a row of React's payload, on its own and in a script that passes the payload to a page. */
const ROW = /(?:^|\n)[0-9a-f]+:E(\{.*\})(?=\n|$)/g
const ROW_IN_SCRIPT = /[0-9a-f]+:E(\{\\"digest\\".*?\})\\n/g

/**
 * Whether Next caused an error on purpose: it also throws if a page does not exist, and gives those errors its own
 * digest.
 */
const isIntended = ({ digest }: Failure) => digest?.startsWith('NEXT_') === true

/** Returns the parts of a page that could not be rendered. Next sends status 200 to its own script even then. */
export function failuresIn({ headers, body }: Pick<FetchedResponse, 'headers' | 'body'>): Failure[] {
  const type = headers['content-type'] ?? ''
  const text = body.toString('utf8')
  if (type.startsWith('text/x-component')) return parse([...text.matchAll(ROW)].map(([, row = '']) => row))
  if (!type.startsWith('text/html')) return []
  // In the script the row is a string.
  return parse(parse([...text.matchAll(ROW_IN_SCRIPT)].map(([, row]) => `"${row}"`)))
}

/** Returns a line for each mistake in the content that prevented a page from being rendered. */
export function mistakesIn(failures: readonly Failure[]): string[] {
  const fromContent = failures.filter(({ name }) => name === 'ContentError')
  return [...new Set(fromContent.flatMap(({ message = '' }) => message.split('\n')))]
}

/**
 * Parses texts. Leaves out errors that Next intends, and texts that cannot be parsed, because Next may split a row in
 * two.
 */
function parse<Value>(texts: readonly string[]): Value[] {
  return texts.flatMap((text) => {
    try {
      const value = JSON.parse(text)
      return typeof value === 'object' && isIntended(value) ? [] : [value]
    } catch {
      return []
    }
  })
}
