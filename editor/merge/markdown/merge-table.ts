import { alignEqual } from '../align'
import { mergeSequence, type Part } from './merge-sequence'
import { type Block, meaningOfNode, offsetsOf } from './parse-blocks'

/** A row of a table. */
interface Row extends Part {
  /** `source` is the text from its pipe to the next one, `text` the text between them, without spaces around it. */
  cells: { source: string; text: string; meaning: string }[]
}

/** What new cells of a column take from the old table. */
interface Column {
  /** The number of characters up to the next pipe, or 0 if fewer than half of the cells are as wide as the heading. */
  width: number
  /** The delimiter, such as `:--:`. */
  delimiter: string
}

/**
 * Writes an edited table: rows and cells that mean the same keep their source, and others get the alignment and width
 * of their column from the old table.
 */
export function mergeTable(old: Block, part: Block): string {
  const [before, after] = [rowsOf(old), rowsOf(part)]
  const [header, newHeader] = [before[0], after[0]]
  if (!header || !newHeader) return part.source
  const delimiters = (old.source.split('\n')[1] ?? '').trim()
  const indent = /\n([ \t]*)/.exec(old.source)?.[1] ?? ''
  const known = columnsOf(before, delimiters)
  const from = matchColumns(header, newHeader)
  const columns = from.map((index) => known[index ?? -1] ?? { width: 0, delimiter: ' --- ' })
  const isSame = columns.length === known.length && from.every((column, index) => column === index)
  const pipes = { start: header.source.startsWith('|'), end: endsInPipe(header.source) }
  const write = (row: Row, edited: Row) => writeRow(isSame ? row.cells : [], edited, columns, pipes)
  // If a column is added or removed, every row changes.
  const added = after.map((row) => ({ ...row, source: writeRow([], row, columns, pipes) }))
  const rows = mergeSequence(old.source, before.slice(1), added.slice(1), {
    edit: write,
    isSimilar: (row, { cells }) => before.length === after.length || row.cells[0]?.meaning === cells[0]?.meaning,
    separator: `\n${indent}`,
  })
  const first = header.meaning === newHeader.meaning ? header.source : write(header, newHeader)
  const second = isSame ? delimiters : `|${columns.map(({ delimiter }) => delimiter).join('|')}|`
  return [first, second, ...(rows === '' ? [] : [rows])].join(`\n${indent}`)
}

const endsInPipe = (source: string) => /(?<!\\)\|\s*$/.test(source)

function rowsOf({ node, source, start }: Block): Row[] {
  if (node.type !== 'table') return []
  return node.children.map((row) => {
    const [from, to] = offsetsOf(row).map((offset) => offset - start) as [number, number]
    const cells = row.children.map((cell) => {
      const [left, right] = offsetsOf(cell).map((offset) => offset - start) as [number, number]
      const written = source.slice(left, right)
      const bare = written.length > 1 ? written.replace(/(?<!\\)\|$/, '') : written
      return { source: bare, text: bare.replace(/^\|/, '').trim(), meaning: meaningOfNode(cell) }
    })
    return { source: source.slice(from, to), meaning: meaningOfNode(row), start: from, end: to, cells }
  })
}

function columnsOf(rows: readonly Row[], delimiters: string): Column[] {
  return delimiters
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((delimiter, index) => {
      const lengths = rows.slice(1).map(({ cells }) => cells[index]?.source.length)
      const width = rows[0]?.cells[index]?.source.length ?? 0
      const isPadded = lengths.filter((length) => length === width).length * 2 >= Math.max(1, lengths.length)
      return { delimiter, width: isPadded ? width : 0 }
    })
}

/**
 * Returns the index of the old column from which each column comes; undefined for an added one. If the number of
 * columns is the same, they are matched by index, otherwise by heading.
 */
function matchColumns(header: Row, newHeader: Row): (number | undefined)[] {
  if (header.cells.length === newHeader.cells.length) return header.cells.map((_, index) => index)
  const [before, after] = [header, newHeader].map(({ cells }) => cells.map(({ meaning }) => meaning)) as [
    string[],
    string[],
  ]
  const pairs = new Map(alignEqual(before, after).map(([old, index]) => [index, old]))
  return after.map((_, index) => pairs.get(index))
}

function writeRow(
  known: Row['cells'],
  { cells }: Row,
  columns: readonly Column[],
  pipes: { start: boolean; end: boolean },
): string {
  const line = cells.map(({ text, meaning }, index) => {
    const old = known[index]
    return old?.meaning === meaning ? old.source : `|${pad(text, columns[index])}`
  })
  const whole = line.join('')
  return (pipes.start ? whole : whole.replace(/^\| ?/, '')).replace(pipes.end ? /$/ : / *$/, pipes.end ? '|' : '')
}

/** Pads a cell with spaces on the side that its alignment leaves free. */
function pad(text: string, { width, delimiter }: Column = { width: 0, delimiter: '' }): string {
  const free = Math.max(0, width - 1 - text.length - 2)
  const mark = delimiter.trim()
  const left = mark.endsWith(':') ? (mark.startsWith(':') ? Math.floor(free / 2) : free) : 0
  return ` ${' '.repeat(left)}${text}${' '.repeat(free - left)} `
}
