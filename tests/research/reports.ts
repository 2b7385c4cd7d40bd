import { type Report, reportOf } from '@oogwenk/gaze'
import { a, b, NOWHERE, rowsOf, version } from './stories'

/** Two versions, three people and two. */
export const both = reportOf(a, b, { simulated: true, primary: 'engagement' })
/** One person who looked at no area. */
export const nobody: Report = reportOf(version(rowsOf('p1', [[0, ...NOWHERE, 0.1]])))
const lost = rowsOf('p1', [[0, ...NOWHERE, 0.1]]).map((row) => ({ ...row, gaze_x: '', gaze_y: '' }))
/** One person whose gaze was lost, and no area. */
export const empty: Report = reportOf({ ...version(lost), areas: [] })

/** The cells of a table, row by row. */
export const cellsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent))

/** Tables are collapsed, so queries by role do not find them. */
export const hidden = { hidden: true } as const
