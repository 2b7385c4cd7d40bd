/** The columns of a file of areas, such as a case's `areas.csv`. */
export const AREA_COLUMNS = ['version', 'area', 'x', 'y', 'width', 'height'] as const

/** One of these columns. */
export type AreaColumn = (typeof AREA_COLUMNS)[number]
