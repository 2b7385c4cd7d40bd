import type { CaseResults } from '../../content/results/read-case-results'

/**
 * Address of the areas of a case, without base path: `/cases/galaxy/areas.csv`. It cannot clash with a file in the folder
 * of a case, because only `a.csv` and `b.csv` of that are published.
 */
export const areasPath = (casePath: string): string => `${casePath}/areas.csv`

/**
 * The areas of a case as CSV, one row each. Visitors need them to recompute looks, dwell and engagement.
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
