import type { Nodes, Paragraph, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { shorten } from '../../shared/diagnostic'
import { markdownMessages } from '../markdown-messages'
import { type Page, report, sourceOf } from '../page'

/** Two lines with a bar between spaces, as in a table without outer bars. */
const unframedRows = /^[^|\n]*[^|\s][ \t]\|[ \t][^\n]*\n[^|\n]*[^|\s][ \t]\|[ \t]/m

/** Returns the text of a node with a letter in place of each piece of code, whose bars do not separate cells. */
function withoutCode(node: Nodes): string {
  if (node.type === 'inlineCode') return 'x'
  return 'children' in node ? node.children.map(withoutCode).join('') : 'value' in node ? node.value : ''
}

/**
 * Reports a table that Markdown does not read: without its row of dashes, with tabs or commas between its cells, or in
 * parts.
 */
export function reportUnparsedTable(page: Page, node: Paragraph): void {
  const text = textOf(node)
  const rows = text.includes('|') ? withoutCode(node) : text
  const separator = separatorOf(text)
  if (separator !== undefined) report(page, node, markdownMessages['table-with-tabs'], { marks: separator })
  else if (/^\s*\|?\s*:?-{2,}:?\s*\|/m.test(rows))
    report(page, node, markdownMessages[/^[^|\n]*\n/.test(rows) ? 'table-below-text' : 'table-not-read'])
  else if (/^\s*\|[^|\n]*\|(?:[^|\n]*\|)+\s*$/.test(rows)) report(page, node, markdownMessages['table-row-apart'])
  else if (/^[^\S\n]*\|.*\|[^\S\n]*\n[^\S\n]*\|.*\|[^\S\n]*$/m.test(rows))
    report(page, node, markdownMessages[isBelowTable(page, node) ? 'table-rows-apart' : 'table-without-dashes'])
  else if (/^[^\t\n]+\t[^\n]*\n[^\t\n]+\t/m.test(text) && !/^\s*(?:[^\p{L}\p{N}\s]|o)\t/u.test(text))
    report(page, node, markdownMessages['table-with-tabs'], { marks: 'tabs' })
  else if (unframedRows.test(rows)) report(page, node, markdownMessages['table-without-dashes'])
}

/** Whether only an empty line divides a paragraph from a table above it. */
function isBelowTable({ source }: Page, { position }: Paragraph): boolean {
  const offset = position?.start.offset ?? 0
  const above = source.slice(Math.max(0, offset - MAX_TABLE), offset).trimEnd()
  const block = above.split(/\n[^\S\n]*\n/).at(-1) ?? ''
  return /^\s*\|?\s*:?-{2,}:?\s*\|/m.test(block) && /\|[^\n]*$/.test(block)
}

/** How many characters are searched for a table's row of dashes. */
const MAX_TABLE = 5000

/**
 * Reports tables without rows, rows without text or out of place, and rows whose length differs: GFM adds empty cells
 * to a short row, and drops the extra cells of a long one. Text directly below a table becomes a short row.
 */
export function reportUnevenRows(page: Page, table: Table): void {
  const columns = table.children[0]?.children.length ?? 0
  if (table.children.length === 1) report(page, table, markdownMessages['table-without-rows'])
  const first = table.children[0]
  if (first && columns > 2 && /^\s*\|[^|]*[^|\s][^|]*(?:\|\s*)+$/.test(sourceOf(page, first)))
    report(page, first, markdownMessages['table-title-row'])
  for (const row of table.children.slice(1)) {
    const cells = row.children.length
    const source = sourceOf(page, row)
    if (/^[\s|]*$/.test(source)) report(page, row, markdownMessages['table-row-empty'])
    else if (/^\s*\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?)?\s*$/.test(source))
      report(page, row, markdownMessages['table-dashes-again'])
    if (cells === 1 && columns > 1 && !source.includes('|')) {
      report(page, row, markdownMessages['table-text-below'], { found: shorten(source) })
      // The lines below it are read in the same way.
      return
    }
    if (cells !== columns) report(page, row, markdownMessages['table-row-uneven'], { cells, columns })
  }
}

/** The marks that separate the cells of a text file, or of a table that was aligned with spaces. */
const separators = { ',': 'commas', ';': 'semicolons', ' ': 'spaces' } as const

/**
 * Returns what separates the cells of a table that was pasted as a text file: `commas` or `semicolons` without a space
 * after them, or several `spaces`. Every line must have as many cells as the first.
 * @returns undefined if the text is not such a table
 */
export function separatorOf(text: string): (typeof separators)[keyof typeof separators] | undefined {
  const lines = text.trim().split('\n')
  if (/\S {3,9}\S[^\n]*\n/.test(text)) {
    const [first = 0, ...others] = lines.map((line) => line.trim().split(/ {2,}/).length)
    if (first > 1 && others.length > 0 && others.every((count) => count === first)) return separators[' ']
  }
  if (!/[,;]\S[^\n]*\n[^\n]*[,;]\S/.test(text)) return undefined
  for (const mark of [',', ';'] as const) {
    // Not the comma of 1,000.
    const cells = lines.map((line) => line.split(new RegExp(`${mark}(?!\\d{3}(?!\\d))`)))
    const count = cells[0]?.length ?? 0
    const isQuoted = text.startsWith('"') || text.startsWith('“')
    if (
      count > (isQuoted ? 1 : 2) &&
      cells.every((row) => row.length === count && !row.some((cell) => /^\s/.test(cell)))
    )
      return separators[mark]
  }
  return undefined
}
