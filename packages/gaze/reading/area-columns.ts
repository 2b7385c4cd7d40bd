/** Columns of a file of areas, such as `areas.csv` of a case. */
export const AREA_COLUMNS = ['version', 'area', 'x', 'y', 'width', 'height'] as const

export type AreaColumn = (typeof AREA_COLUMNS)[number]
