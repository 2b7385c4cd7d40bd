import { expect, test } from '@jest/globals'
import { findOne, parsePage } from './elements'
import { readTable } from './table'
import { textOf } from './text'

const read = (rows: string) => readTable(findOne(parsePage(`<!doctype html><table>${rows}</table>`), 'table'))
const head = '<tr><td></td><th scope="col">Lite <a href="/x">Go</a></th><th scope="col">Pro Save 35%</th></tr>'

test('a cell is found by its row label and its column label', () => {
  const table = read(`${head}<tr><th colspan="3" scope="rowgroup">All</th></tr>
    <tr><th scope="row">Users</th><td>1</td><td>5</td></tr>`)
  expect(table.columns).toEqual(['Lite', 'Pro'])
  expect(table.rows).toEqual(['Users'])
  expect(textOf(table.cell(/^Users/, 'Lite'))).toBe('1')
  expect(textOf(table.cell(/^Users/, 'Pro'))).toBe('5')
  expect(table.column('Pro').map((cell) => textOf(cell))).toEqual(['Pro Save 35%', '5'])
})

test('a label that is not a header does not count', () => {
  const table = read(`${head}<tr><td>Users</td><td>1</td><td>5</td></tr>`)
  expect(() => table.cell(/^Users/, 'Lite')).toThrow('The table has 0 of these: row /^Users/. It needs exactly one.')
})

test('a duplicate row, or a missing column, is an error', () => {
  const row = '<tr><th scope="row">Users</th><td>1</td><td>5</td></tr>'
  expect(() => read(head + row + row).cell(/^Users/, 'Lite')).toThrow('The table has 2 of these: row')
  expect(() => read(head + row).cell(/^Users/, 'Max')).toThrow('column "Max"')
})
