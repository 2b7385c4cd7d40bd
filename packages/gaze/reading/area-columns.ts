/** Columns of a file of areas, as in a site's own `areas.csv`. */
export const AREA_COLUMNS = ['version', 'area', 'x', 'y', 'width', 'height'] as const

export type AreaColumn = (typeof AREA_COLUMNS)[number]
