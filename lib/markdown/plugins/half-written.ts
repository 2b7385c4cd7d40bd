import type { Code, Root, Table, Text } from 'mdast'
import { pieceFinder } from '../find-piece'
import { markdownMessages } from '../markdown-messages'
import { type Page, type PagePlugin, report, sourceOf } from '../page'
import { nodesOf } from '../tree'

/** Tells what somebody began and did not end: Markdown draws it all the same, with the rest of the page inside or a cell lost. */
export const halfWritten: PagePlugin = (page) => (tree: Root) => {
  for (const node of nodesOf(tree)) {
    if (node.type === 'code') unclosedFence(page, node)
    if (node.type === 'table') unevenRows(page, node)
    if (node.type === 'text') unclosedMarks(page, node)
  }
}

/** A fence that is not closed takes the rest of the page into the block (CommonMark 0.31, section 4.5). */
function unclosedFence(page: Page, node: Code): void {
  const lines = sourceOf(page, node).split('\n')
  const fence = /^(`{3,}|~{3,})/.exec(lines[0] ?? '')?.[1]
  // An indented block has no fence.
  if (fence === undefined) return
  // Inside a quotation or a list each line begins with their marks.
  const last = (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd()
  const closes = last.length >= fence.length && [...last].every((sign) => sign === fence[0])
  if (lines.length === 1 || !closes) report(page, node, markdownMessages['fence-not-closed'], { fence })
}

/** GFM fills a short row with empty cells, and drops what a long one has too much. */
function unevenRows(page: Page, table: Table): void {
  const columns = table.children[0]?.children.length ?? 0
  for (const row of table.children.slice(1)) {
    const cells = row.children.length
    if (cells !== columns) report(page, row, markdownMessages['table-row-uneven'], { cells, columns })
  }
}

/** Marks that open something and stand alone; single ones are left to the text: `2 * 3`, `snake__case`. */
const marks = /\*\*|(?<![\p{L}\p{N}])__|__(?![\p{L}\p{N}])|(?<!`)`(?!`)/gu

/** A single one at the edge of a word: `_half open`, `text*`. In `2 * 3`, `snake_case` and `*.png` it is itself. */
const singleMarks = /(?<![^\s(“"‘'])[*_](?=\p{L})|(?<=\p{L}[.,;:!?]?)[*_](?![^\s.,;:!?)”"’'])/gu

function unclosedMarks(page: Page, node: Text): void {
  const hits = [marks, singleMarks].flatMap((pattern) => [...node.value.matchAll(pattern)])
  if (hits.length === 0) return
  // One for all of them, in the order in which they stand: each search goes on where the last one ended.
  const find = pieceFinder(page.source, node, node.value)
  for (const { 0: found, index } of hits.sort((a, b) => a.index - b.index)) {
    const place = find(index, found)
    // A sign that is meant itself stands behind a backslash or as an entity, and is then not found as it is.
    const { offset = 0 } = place.position?.start ?? {}
    if (place !== node && page.source[offset - 1] !== '\\')
      report(page, place, markdownMessages['mark-not-closed'], { found })
  }
}
