import type { Root, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { PagePlugin } from '../page'
import { box } from '../tree'

/** Puts each table into a scrollable region named after the heading above it. */
export const tables: PagePlugin = (page) => (tree: Root) => {
  const seen = new Set<Table>()
  const used = new Map<string, number>()
  let heading = page.title
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') heading = textOf(node)
    if (node.type !== 'table' || seen.has(node) || !parent || index === undefined) return
    seen.add(node)
    const count = (used.get(heading) ?? 0) + 1
    used.set(heading, count)
    const ariaLabel = page.texts.table(count === 1 ? heading : `${heading} (${count})`)
    const hProperties = { className: ['table-scroll'], tabIndex: 0, ariaLabel }
    parent.children[index] = box('section', hProperties, [node], node)
    alignByClass(node)
    turnEmptyHeadersIntoCells(node)
  })
}

/**
 * Aligns cells with classes: remark-html writes `align`, which is obsolete, and the Content-Security-Policy would block
 * `style`. Cells are left-aligned by default.
 */
function alignByClass(table: Table): void {
  const sides = table.align?.map((side) => (side === null || side === undefined ? undefined : classOf[side])) ?? []
  table.align = null
  for (const { children } of table.children)
    for (const [index, cell] of children.entries()) {
      const side = sides[index]
      if (side) cell.data = { ...cell.data, hProperties: { className: [side] } }
    }
}

/**
 * Turns empty headers, as in the corner of a table, into plain cells, because screen readers announce empty headers.
 * The other headers then need `scope="col"` (WCAG technique H63).
 */
function turnEmptyHeadersIntoCells({ children: [header] }: Table): void {
  const cells = header?.children ?? []
  if (cells.every((cell) => textOf(cell).trim() !== '')) return
  for (const cell of cells) {
    const isEmpty = textOf(cell).trim() === ''
    const hProperties = { ...cell.data?.hProperties, scope: 'col' }
    cell.data = { ...cell.data, ...(isEmpty ? { hName: 'td' } : { hProperties }) }
  }
}

/** Classes that `app/styles/base.css` defines. */
const classOf: Readonly<Record<string, string | undefined>> = { right: 'align-end', center: 'align-center' }
