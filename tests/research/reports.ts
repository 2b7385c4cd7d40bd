import { type Report, reportOf } from '@oogwenk/gaze'
import { a, b, NOWHERE, rowsOf, version } from './stories'

/** A report of two versions, with three people and two. */
export const both = reportOf(a, b, { simulated: true, primary: 'engagement' })
/** A report of one person who looked at no area. */
export const nobody: Report = reportOf(version(rowsOf('p1', [[0, ...NOWHERE, 0.1]])))
const lost = rowsOf('p1', [[0, ...NOWHERE, 0.1]]).map((row) => ({ ...row, gaze_x: '', gaze_y: '' }))
/** A report of one person whose gaze was lost, without areas. */
export const empty: Report = reportOf({ ...version(lost), areas: [] })

/** Lists the cells of a table, row by row. */
export const cellsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent))

/** An option for queries by role, which otherwise do not find tables, because these are collapsed. */
export const hidden = { hidden: true } as const
