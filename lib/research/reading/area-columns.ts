/** Columns of a file of areas, as a site's own `areas.csv` has them. */
export const AREA_COLUMNS = ['version', 'area', 'x', 'y', 'width', 'height'] as const

export type AreaColumn = (typeof AREA_COLUMNS)[number]
