import type { AreaOfInterest } from './areas'
import { widestCircle } from './areas'
import type { Figure, Figures } from './figures/figures'
import { tokenOf } from './figures/metrics'
import type { ReportVersion } from './report'
import { type Trust, trustOf } from './vision'

/** How the people of one version looked at one area. */
export interface AreaCell {
  letter: 'a' | 'b'
  /** Seconds. */
  dwell: Figure
  /** Percent of the fixation time. */
  dwellShare: Figure
  /** Seconds from when the picture appears, for the people who looked. */
  firstLook: Figure
  /** Percent of people. */
  seen: Figure
  /** The number of people who never looked. */
  never: number
  /** The number of people without a fixation, for whom it is not known whether they looked. */
  noFixation: number
  /** The diameter of the largest circle inside the area, in pixels of the grid. */
  across: number
  trust: Trust
}

/** One area, with a cell for each version that has it. */
export interface AreaRow {
  id: string
  cells: AreaCell[]
}

/** Returns the rows of the table of areas: those of A in order, then those that only B has. */
export function areaRows(versions: readonly Pick<ReportVersion, 'letter' | 'areas'>[], figures: Figures): AreaRow[] {
  const ids = [...new Set(versions.flatMap(({ areas }) => areas.map(({ id }) => id)))]
  return ids.map((id) => ({
    id,
    cells: versions.flatMap(({ letter, areas }): AreaCell[] => {
      const area = areas.find((each) => each.id === id)
      return area ? [cellOf(area, letter, figures)] : []
    }),
  }))
}

function cellOf(area: AreaOfInterest, letter: 'a' | 'b', figures: Figures): AreaCell {
  const figure = (name: string) => figures.get(`${letter}.areas.${tokenOf(area.id)}.${name}`) as Figure
  const across = widestCircle(area)
  const seen = figure('seen')
  return {
    ...{ letter, seen, across, never: seen.never ?? 0, noFixation: seen.noFixation ?? 0, trust: trustOf(across) },
    ...{ dwell: figure('dwell'), dwellShare: figure('dwellShare'), firstLook: figure('firstLook') },
  }
}

/** Returns the id of the area with the longest dwell time among those that all versions have. */
export function mainOf(areas: readonly AreaRow[], versions: number): string | undefined {
  const shared = areas.filter(({ cells }) => cells.length === versions)
  const dwell = ({ cells }: AreaRow) => cells.reduce((sum, cell) => sum + (cell.dwell.value || 0), 0)
  return shared.toSorted((one, other) => dwell(other) - dwell(one))[0]?.id
}
