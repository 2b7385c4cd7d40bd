import type { Fetched } from './pass-on'

/** What React receives for a part that could not be rendered. */
interface Failure {
  digest?: string
  name?: string
  message?: string
}

/** A failure as a row of React's payload, by itself and in a script that hands the payload to a page. */
const ROW = /(?:^|\n)[0-9a-f]+:E(\{.*\})(?=\n|$)/g
const ROW_IN_SCRIPT = /[0-9a-f]+:E(\{\\"digest\\".*?\})\\n/g

/** Next also throws if the page does not exist. It gives those errors a digest of its own. */
const isNexts = ({ digest }: Failure) => digest?.startsWith('NEXT_') === true

/** The parts of a page that could not be rendered. Next sends status 200 to its own script even then. */
export function failuresIn({ headers, body }: Pick<Fetched, 'headers' | 'body'>): Failure[] {
  const type = headers['content-type'] ?? ''
  const text = body.toString('utf8')
  if (type.startsWith('text/x-component')) return parse([...text.matchAll(ROW)].map(([, row = '']) => row))
  if (!type.startsWith('text/html')) return []
  // In the script the row is a string.
  return parse(parse([...text.matchAll(ROW_IN_SCRIPT)].map(([, row]) => `"${row}"`)))
}

/** A line for each mistake in the content because of which a page could not be rendered. */
export function mistakesIn(failures: readonly Failure[]): string[] {
  const fromContent = failures.filter(({ name }) => name === 'ContentError')
  return [...new Set(fromContent.flatMap(({ message = '' }) => message.split('\n')))]
}

/** Leaves out what cannot be parsed: Next may split a row in two. */
function parse<Value>(texts: readonly string[]): Value[] {
  return texts.flatMap((text) => {
    try {
      const value = JSON.parse(text)
      return typeof value === 'object' && isNexts(value) ? [] : [value]
    } catch {
      return []
    }
  })
}
