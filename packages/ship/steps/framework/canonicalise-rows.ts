import { type Row, rowsOf } from './flight'

/**
 * Matches a reference to another row: `$1e`, lazy `$L1e`, a promise `$@1e`, a map and so on, perhaps followed by a
 * path.
 */
const REFERENCE = /^\$([L@hQWBKi]?)([\da-f]+)(:.*)?$/s

/** A row, with its value parsed if it is JSON or an import. */
interface ParsedRow extends Row {
  /**
   * The tag between the number and the value: `I` for an import, empty for JSON; undefined for a row that is kept as it
   * is.
   */
  tag?: '' | 'I'
  value?: unknown
}

/**
 * Numbers and sorts the rows of a payload, so that neither depends on which promise resolved first: React numbers rows
 * as they come. The new numbers follow a walk from the root (row 0). Rows up to the root are written immediately, and
 * keep their order; later ones are sorted by number, each import after the rows that it refers to.
 * @throws if the bytes are not rows of a payload
 */
export function canonicaliseRows(payload: Buffer): Buffer {
  const rows = rowsOf(payload).map(parseRow)
  const numbers = numberRows(rows)
  const root = rows.findIndex(({ id }) => id === '0') + 1
  const sorted = [...rows.slice(0, root), ...sortRows(rows.slice(root), numbers)]
  return Buffer.concat(sorted.map((row) => writeRow(row, numbers)))
}

function parseRow({ id, bytes }: Row): ParsedRow {
  const text = bytes.toString('utf8', id.length + 1)
  const tag = text.startsWith('I') ? 'I' : ''
  // A hint refers to no row. Anything else that is not JSON is text, bytes or part of a stream.
  if (id === '' || !(tag === 'I' || /^[{["\-\dtfn]/.test(text))) return { id, bytes }
  return { id, bytes, tag, value: JSON.parse(text.slice(tag.length)) }
}

/** Numbers rows by a walk from the root. Rows that it does not reach follow in the order of React's numbers. */
function numberRows(rows: readonly ParsedRow[]): Map<string, number> {
  const byId = new Map<string, ParsedRow[]>()
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row])
  const numbers = new Map<string, number>()
  const rest = [...byId.keys()]
    .filter((id) => id !== '')
    .sort((a, b) => Number.parseInt(a, 16) - Number.parseInt(b, 16))
  const queue = ['0', ...rest]
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    if (numbers.has(id)) continue
    numbers.set(id, numbers.size)
    queue.unshift(...(byId.get(id) ?? []).flatMap(({ value }) => referencesIn(value)))
  }
  return numbers
}

/** Sorts rows by number. React reads an import immediately, so the rows that it refers to must come first. */
function sortRows(rows: readonly ParsedRow[], numbers: ReadonlyMap<string, number>): ParsedRow[] {
  const sorted = [...rows].sort((a, b) => (numbers.get(a.id) ?? -1) - (numbers.get(b.id) ?? -1))
  const done = new Set<ParsedRow>()
  const add = (row: ParsedRow): void => {
    if (done.has(row)) return
    if (row.tag === 'I') {
      const references = new Set(referencesIn(row.value))
      sorted.filter(({ id }) => references.has(id)).forEach(add)
    }
    done.add(row)
  }
  sorted.forEach(add)
  return [...done]
}

function writeRow({ id, bytes, tag, value }: ParsedRow, numbers: ReadonlyMap<string, number>): Buffer {
  if (id === '') return bytes
  const start = `${numbers.get(id)?.toString(16)}:`
  if (tag === undefined) return Buffer.concat([Buffer.from(start), bytes.subarray(id.length + 1)])
  const renamed = mapTexts(value, (text) =>
    text.replace(
      REFERENCE,
      (_, kind: string, to: string, path = '') => `$${kind}${numbers.get(to)?.toString(16)}${path}`,
    ),
  )
  return Buffer.from(`${start}${tag}${JSON.stringify(renamed)}\n`)
}

function referencesIn(value: unknown): string[] {
  const found: string[] = []
  mapTexts(value, (text) => {
    const id = REFERENCE.exec(text)?.[2]
    if (id !== undefined) found.push(id)
    return text
  })
  return found
}

/** Returns a copy of a JSON value with each string changed, in document order. Property names are kept. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]))
}
