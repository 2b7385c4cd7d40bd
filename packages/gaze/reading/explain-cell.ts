import type { NumberColumn } from '../results'
import type { Values } from './messages'
import type { resultsMessages } from './results-messages'

/** No number, date or time is longer than this. */
const MAX_LENGTH = 40
/** What a spreadsheet shows if a formula fails or a column is too narrow. */
const FORMULA = /^#(\w[/!?\w]*|#+)$/
const MONTH =
  /^(?=.*\d)(\d{1,4}[-/. ])?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mrt|mei|okt)[a-z]*[-/. ]?\d{0,4}([-/. ]\d+)?$/i
const DATE = /^\d{1,4}[-/.]\d{1,2}([-/.]\d{1,4})?([ T]\d.*)?$/
const TIME_OF_DAY = /^(\d+:)?(\d+):(\d{1,2}([.,]\d+)?)( ?[ap]m)?$/i
/** A number with a unit that fits one of the columns. */
const UNIT = /^([+-]?\d+(?:\.\d+)?) ?(?:bpm|beats(?: per minute)?|hz|ms|msec|milliseconds?|px|pixels?)$/i
const GROUPED = /^([+-]?\d{1,3})(([.,'’ \u00a0\u202f])\d{3}(?:\3\d{3})*)([.,]\d+)?$/
const DECIMAL_COMMA = /^([+-]?\d*),(\d+)$/
/** A positive power of ten as spreadsheets write it, with a capital E; R and Python write exact numbers with a small e. */
const POWER = /^[+-]?\d(?:\.(\d+))?E\+(\d+)$/

/** What advice about the cells of a column names: a valid number, and how to leave a cell empty if that is allowed. */
interface Advice {
  example: string
  orEmpty: string
}

const gaze: Advice = { example: '412.5', orEmpty: ', or leave gaze_x and gaze_y both empty where gaze was lost' }
/** The advice for each column that is not an emotion. */
const adviceFor: Partial<Record<NumberColumn, Advice>> = {
  timestamp_ms: { example: '1250', orEmpty: '' },
  gaze_x: gaze,
  gaze_y: gaze,
  heartrate: { example: '72', orEmpty: ', or leave the cell empty where the rate is not known' },
}
const emotion: Advice = { example: '0.125', orEmpty: ', or leave all eight emotions empty where they are not known' }

type Explained = readonly [id: keyof typeof resultsMessages, values: Values]

/** Whether a number lost digits when a spreadsheet saved it, such as `1.2E+02` for 123. */
export function isRounded(plain: string): boolean {
  const [, decimals = '', power] = POWER.exec(plain) ?? []
  return power !== undefined && decimals.length < Number(power)
}

/**
 * Explains why a cell is not a number, most often because of what a spreadsheet made of it.
 * @param plain its text without quotes
 */
export function explainCell(plain: string, column: NumberColumn): Explained {
  const { example, orEmpty } = adviceFor[column] ?? emotion
  const isTime = column === 'timestamp_ms'
  const isShare = adviceFor[column] === undefined
  const other: Explained = ['results-number', { example, orEmpty }]
  if (plain.length > MAX_LENGTH) return other
  if (FORMULA.test(plain)) return ['results-formula', { orEmpty }]
  const time = TIME_OF_DAY.exec(plain)
  if (isTime && time && (time[1] || time[4])) return ['results-duration', { number: milliseconds(time) }]
  const percent = /^(\d+(?:[.,]\d+)?) ?%$/.exec(plain)?.[1]
  if (percent && isShare)
    return ['results-percent', { number: Number((Number(percent.replace(',', '.')) / 100).toFixed(6)) }]
  const [, withoutUnit] = UNIT.exec(plain) ?? []
  if (withoutUnit !== undefined) return ['results-unit', { number: withoutUnit }]
  const decimal = DECIMAL_COMMA.exec(plain)
  const grouped = GROUPED.exec(plain)
  const isDecimal = decimal && (isShare || !grouped || /^[+-]?0/.test(plain))
  if (isDecimal) return ['results-decimal-comma', { number: `${decimal[1] || '0'}.${decimal[2]}` }]
  if (grouped) {
    const [, start = '', groups = '', separator, decimals = ''] = grouped
    const whole = `${start}${groups.replace(/\D/g, '')}${decimals.replace(',', '.')}`
    const alternative = decimal ? `, or ${plain.replace(',', '.')} if the comma is a decimal comma` : ''
    // In 1.250.5 a point would separate thousands and decimals alike, so it is no such number.
    if (decimals[0] !== separator) return ['results-thousands', { number: whole + alternative }]
  }
  if (time || MONTH.test(plain) || DATE.test(plain)) return ['results-date', {}]
  return other
}

/** Converts a time such as 00:01:02.5, or 01:02.5, to milliseconds. */
function milliseconds([, first = '', second, third = '']: readonly string[]): number {
  const minutes = Number.parseInt(first || '0', 10) * 60 + Number(second)
  return Math.round((minutes * 60 + Number(third.replace(',', '.'))) * 1000)
}
