import { attr, type Element, findAll } from './elements'
import { textOf } from './text'

interface ComparisonTable {
  columns: string[]
  rows: string[]
  /**
   * Returns the cell of a row and a column.
   * @throws unless exactly one row and one column have these labels
   */
  cell(row: RegExp, column: string): Element
  /**
   * Lists the cells of a column, starting with its header.
   * @throws unless exactly one column has this label
   */
  column(column: string): Element[]
}

interface PositionedCell {
  element: Element
  column: number
}

function cellsOf(row: Element): PositionedCell[] {
  let column = 0
  return findAll(row, 'td th').map((element) => {
    const cell = { element, column }
    column += Number(attr(element, 'colspan') ?? 1)
    return cell
  })
}

/** Reads a table by its headers, as a screen reader does: `th scope="col"` and `th scope="row"`. */
export function readTable(table: Element): ComparisonTable {
  const rows = findAll(table, 'tr').map(cellsOf)
  const isHeader = (cell: PositionedCell, scope: string) =>
    cell.element.tagName === 'th' && attr(cell.element, 'scope') === scope
  const columnHeaders = rows.flat().filter((cell) => isHeader(cell, 'col'))
  // A link or a badge may be next to the name of a plan.
  const columnLabel = (cell: PositionedCell) => textOf(cell.element, 'a').replace(/\s*Save 35%\s*/, '')
  const labelled = rows.flatMap((row) => {
    const label = row.find((cell) => isHeader(cell, 'row'))
    return label ? [{ label: textOf(label.element, 'a'), row }] : []
  })
  const theOnly = <T>(found: T[], what: string): T => {
    if (found.length === 1) return found[0] as T
    throw new Error(`The table has ${found.length} of these: ${what}. It needs exactly one.`)
  }
  const columnOf = (name: string) =>
    theOnly(
      columnHeaders.filter((cell) => columnLabel(cell) === name),
      `column "${name}"`,
    ).column
  return {
    columns: columnHeaders.map(columnLabel).filter(Boolean),
    rows: labelled.map(({ label }) => label),
    cell(row, column) {
      const found = theOnly(
        labelled.filter(({ label }) => row.test(label)),
        `row ${row}`,
      )
      const index = columnOf(column)
      return theOnly(
        found.row.filter((cell) => cell.column === index),
        `cell of ${row} under "${column}"`,
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
