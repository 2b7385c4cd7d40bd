import type { CaseResults } from '../../content/results/read-case-results'

/**
 * Returns the address of the areas of a case, without the base path: `/cases/galaxy/areas.csv`. It cannot clash with
 * another published file, because only `a.csv` and `b.csv` in the folder of a case are published.
 */
export const areasPath = (casePath: string): string => `${casePath}/areas.csv`

/**
 * Writes the areas of a case as CSV, one row each. Visitors need them to recompute looks, dwell and engagement.
 * @throws Error if an area is not a rectangle; `areas.yml` allows only rectangles
 */
export function areasCsv({ versions }: Pick<CaseResults, 'versions'>): string {
  const rows = versions.flatMap((version, index) =>
    (version?.areas ?? []).map((area) => {
      if ('points' in area)
        throw new Error(`The area ${area.id} is not a rectangle. Write only rectangles to areas.csv.`)
      return ['ab'[index], quoted(area.id), area.x, area.y, area.width, area.height].join(',')
    }),
  )
  return `${['version,area,x,y,width,height', ...rows].join('\n')}\n`
}

/** Quotes a cell where RFC 4180 requires it. */
const quoted = (name: string) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)
