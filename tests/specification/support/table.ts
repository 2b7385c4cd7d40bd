import { all, attr, type Element } from './elements'
import { textOf } from './text'

interface ComparisonTable {
  columns: string[]
  rows: string[]
  /** The cell that a row label and a column label meet in. @throws unless there is exactly one such row and column */
  cell(row: RegExp, column: string): Element
  /** Every cell of a column, its header first. */
  column(column: string): Element[]
}

interface PositionedCell {
  element: Element
  column: number
}

function cellsOf(row: Element): PositionedCell[] {
  let column = 0
  return all(row, 'td th').map((element) => {
    const cell = { element, column }
    column += Number(attr(element, 'colspan') ?? 1)
    return cell
  })
}

/** Reads a table by its headers, as a screen reader does: `th scope="col"` and `th scope="row"`. */
export function readTable(table: Element): ComparisonTable {
  const rows = all(table, 'tr').map(cellsOf)
  const named = (cell: PositionedCell, scope: string) =>
    cell.element.tagName === 'th' && attr(cell.element, 'scope') === scope
  // A link or a badge may be beside the name of a plan.
  const heads = rows.flat().filter((cell) => named(cell, 'col'))
  const headText = (cell: PositionedCell) => textOf(cell.element, 'a').replace(/\s*Save 35%\s*/, '')
  const labelled = rows.flatMap((row) => {
    const label = row.find((cell) => named(cell, 'row'))
    return label ? [{ label: textOf(label.element, 'a'), row }] : []
  })
  const only = <T>(found: T[], what: string): T => {
    if (found.length === 1) return found[0] as T
    throw new Error(`The table has ${found.length} of ${what}. One is needed.`)
  }
  const columnOf = (name: string) =>
    only(
      heads.filter((cell) => headText(cell) === name),
      `the column "${name}"`,
    ).column
  return {
    columns: heads.map(headText).filter(Boolean),
    rows: labelled.map(({ label }) => label),
    cell(row, column) {
      const found = only(
        labelled.filter(({ label }) => row.test(label)),
        `the row ${row}`,
      )
      const index = columnOf(column)
      return only(
        found.row.filter((cell) => cell.column === index),
        `the cell ${row} under "${column}"`,
      ).element
    },
    column(column) {
      const index = columnOf(column)
      return rows
        .flat()
        .filter((cell) => cell.column === index)
        .map(({ element }) => element)
    },
  }
}
