import type { AreaOfInterest } from './areas'
import { tokenOf } from './figures/metrics'
import { rejectBinary } from './read-results'
import { AREA_COLUMNS, type AreaColumn } from './reading/area-columns'
import { ResultsError, showFound } from './reading/results-problems'
import { cellsOf } from './reading/split-line'
import type { Grid } from './results'
import { AREA_LIMITS } from './settings'

/** A file of areas as it was read. */
export interface AreasFile {
  /** In the order of the file. */
  rows: MarkedArea[]
  /**
   * Returns the areas of each version that has results. Areas of `b` are skipped if there is only one version.
   * @param versions the number of versions
   * @param grid on which their gaze was measured
   * @throws ResultsError if a version has no area, or an area reaches beyond the grid
   */
  of(versions: number, grid: Grid): AreaOfInterest[][]
}

/** An area with the row that it came from. */
export interface MarkedArea {
  version: 'a' | 'b'
  /** Counted from 1. */
  line: number
  area: Extract<AreaOfInterest, { x: number }>
}

/**
 * Reads areas of interest in our own format: `version,area,x,y,width,height` in pixels of the grid, one row per area.
 * Columns may be in any order. Other columns and empty lines are ignored.
 * @param file the first `AREA_LIMITS.bytes` bytes and one more, or the whole file if it is shorter
 * @throws ResultsError with line, column, what is wrong and what to do
 */
export function readAreas(file: Uint8Array): AreasFile {
  if (file.length === 0) throw new ResultsError('areas-empty', {}, { all: AREA_COLUMNS.join(', ') })
  rejectBinary(file)
  const [first = '', ...others] = new TextDecoder().decode(file).split(/\r\n|\n|\r/)
  const head = readHead(first)
  // A results file chosen here is recognised by its header, whatever its size.
  if (file.length > AREA_LIMITS.bytes) throw new ResultsError('areas-large', {}, { max: AREA_LIMITS.bytes / 1000 })
  const areas: MarkedArea[] = []
  others.forEach((text, index) => {
    if (text.trim() === '') return
    const next = readRow(text, head, index + 2)
    checkAgainst(areas, next)
    areas.push(next)
  })
  if (areas.length === 0) throw new ResultsError('areas-none', { line: 1 })
  return { rows: areas, of: (versions, grid) => areasOf(areas, versions, grid) }
}

function areasOf(marked: readonly MarkedArea[], versions: number, grid: Grid): AreaOfInterest[][] {
  return (['a', 'b'] as const).slice(0, versions).map((version) => {
    const own = marked.filter((each) => each.version === version)
    if (own.length === 0) throw new ResultsError('areas-lack', {}, { version })
    for (const each of own) checkInside(each, grid)
    return own.map(({ area }) => area)
  })
}

function readHead(text: string): string[] {
  const names = cellsOf(text)?.map((name) => name.toLowerCase()) ?? []
  const missing = AREA_COLUMNS.filter((column) => !names.includes(column))
  const found =
    names.length > 1 ? undefined : text.includes(';') ? 'semicolons' : text.includes('\t') ? 'tabs' : undefined
  if (found) throw new ResultsError('results-separator', { line: 1 }, { found })
  if (missing.length > 0) {
    const has = showFound(names.filter((name) => name !== '').join(', '), 200) || 'nothing'
    throw new ResultsError(
      'areas-missing',
      { line: 1, column: missing[0] },
      {
        ...{ columns: missing.join(', '), found: has, all: AREA_COLUMNS.join() },
      },
    )
  }
  for (const column of AREA_COLUMNS)
    if (names.indexOf(column) !== names.lastIndexOf(column))
      throw new ResultsError('results-twice', { line: 1, column })
  return names
}

function readRow(text: string, head: readonly string[], line: number): MarkedArea {
  const cells = cellsOf(text)
  if (!cells) throw new ResultsError('areas-quote', { line })
  if (cells.length !== head.length)
    throw new ResultsError('areas-cells', { line }, { found: cells.length, expected: head.length })
  const cell = (column: AreaColumn) => cells[head.indexOf(column)] as string
  const version = cell('version').toLowerCase()
  if (version !== 'a' && version !== 'b')
    throw new ResultsError('areas-version', { line, column: 'version' }, { found: showFound(cell('version')) })
  const id = cell('area')
  if (id !== showFound(id, AREA_LIMITS.name) || tokenOf(id) === '')
    throw new ResultsError('areas-name', { line, column: 'area' }, { found: showFound(id) })
  const [x, y, width, height] = (['x', 'y', 'width', 'height'] as const).map((column) =>
    numberOf(cell(column), line, column),
  ) as [number, number, number, number]
  if (!(width > 0 && height > 0))
    throw new ResultsError('areas-flat', { line, column: width > 0 ? 'height' : 'width' }, { width, height })
  return { version, line, area: { id, x, y, width, height } }
}

function numberOf(text: string, line: number, column: AreaColumn): number {
  const value = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i.test(text) ? Number(text) : Number.NaN
  if (!Number.isFinite(value)) throw new ResultsError('areas-number', { line, column }, { found: showFound(text) })
  return value
}

/**
 * Throws if a version has two areas of the same name, or too many areas. Figures are named after their area without spaces,
 * so `small print` and `smallPrint` are the same name.
 */
function checkAgainst(areas: readonly MarkedArea[], { version, line, area }: MarkedArea): void {
  const own = areas.filter((each) => each.version === version)
  const other = own.find((each) => tokenOf(each.area.id) === tokenOf(area.id))?.area.id
  if (other !== undefined)
    throw new ResultsError('areas-twice', { line, column: 'area' }, { found: area.id, other, version })
  if (own.length === AREA_LIMITS.areas)
    throw new ResultsError('areas-many', { line, column: 'version' }, { max: AREA_LIMITS.areas, version })
}

function checkInside({ line, area: { id, x, y, width, height } }: MarkedArea, grid: Grid): void {
  const fail = (column: AreaColumn, found: number) => {
    throw new ResultsError('areas-outside', { line, column }, { area: id, found, ...grid })
  }
  if (x < 0) fail('x', x)
  if (y < 0) fail('y', y)
  // Areas within rounding error of the edge reach it.
  if (x + width > grid.width + 1e-6) fail('width', x + width)
  if (y + height > grid.height + 1e-6) fail('height', y + height)
}
