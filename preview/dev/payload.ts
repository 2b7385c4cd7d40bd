import type { Fetched } from './pass-on'

/** What React is told of a part that could not be drawn. */
interface Failure {
  digest?: string
  name?: string
  message?: string
}

/** A row of React's payload that tells of one, as it stands in the payload, and in a script that hands it to a page. */
const ROW = /(?:^|\n)[0-9a-f]+:E(\{.*\})(?=\n|$)/g
const ROW_IN_SCRIPT = /[0-9a-f]+:E(\{\\"digest\\".*?\})\\n/g

/** By throwing Next says that there is no such page, too; it names these errors itself. */
const isNexts = ({ digest }: Failure) => digest?.startsWith('NEXT_') === true

/** The parts of a page that could not be drawn; Next answers its own script with status 200 all the same. */
export function failuresIn({ headers, body }: Pick<Fetched, 'headers' | 'body'>): Failure[] {
  const type = headers['content-type'] ?? ''
  const text = body.toString('utf8')
  if (type.startsWith('text/x-component')) return parse([...text.matchAll(ROW)].map(([, row = '']) => row))
  if (!type.startsWith('text/html')) return []
  // The script holds the row as a text.
  return parse(parse([...text.matchAll(ROW_IN_SCRIPT)].map(([, row]) => `"${row}"`)))
}

/** A line for each mistake in the content that kept a page from being drawn. */
export function mistakesIn(failures: readonly Failure[]): string[] {
  const told = failures.filter(({ name }) => name === 'ContentError')
  return [...new Set(told.flatMap(({ message = '' }) => message.split('\n')))]
}

/** What cannot be parsed is left out: a row may be cut where Next sends it in two. */
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
