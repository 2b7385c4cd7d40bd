import type { CaseResults } from '../../content/results/read-case-results'

/**
 * Where visitors find the areas of a case, without base path: `/cases/galaxy/areas.csv`. No file of a case's folder is in
 * its way: of that only `a.csv` and `b.csv` are published.
 */
export const areasPath = (casePath: string): string => `${casePath}/areas.csv`

/**
 * The areas of a case as CSV, one row each: without them nobody could compute looks, dwell or engagement again.
 * @throws Error where an area is no rectangle: `areas.yml` has no others
 */
export function areasCsv({ versions }: Pick<CaseResults, 'versions'>): string {
  const rows = versions.flatMap((version, index) =>
    (version?.areas ?? []).map((area) => {
      if ('points' in area) throw new Error(`The area ${area.id} is no rectangle, and areas.csv holds no others.`)
      return ['ab'[index], quoted(area.id), area.x, area.y, area.width, area.height].join(',')
    }),
  )
  return `${['version,area,x,y,width,height', ...rows].join('\n')}\n`
}

/** By RFC 4180: a name with a comma stays one cell. */
const quoted = (name: string) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)
