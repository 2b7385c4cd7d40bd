import type { Column } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'

/** One row, as values by column. */
export type Row = Partial<Record<Column, string | number>>

/** A valid sample, in which a test replaces the values that it is about. */
export const validRow: Required<Row> = {
  ...{ participant: 'a01', timestamp_ms: 0, gaze_x: 600, gaze_y: 375, heartrate: 70 },
  ...{ happiness: 0.1, surprise: 0, sadness: 0, anger: 0, disgust: 0, fear: 0, contempt: 0, neutral: 0.9 },
}

/** The header row of a results file with every column. */
export const header = settings.COLUMNS.join(',')

/** Makes a results file with these rows. */
export function fileOf(rows: readonly Row[]): string {
  return [header, ...rows.map((row) => settings.COLUMNS.map((column) => ({ ...validRow, ...row })[column]).join(','))]
    .map((line) => `${line}\n`)
    .join('')
}

/**
 * Makes a large file of people who look around, with 60 samples a second. All have the same samples, so that the
 * file is quick to make.
 * @returns bytes of `people` times `seconds` times 60 rows
 */
export function largeFile(people: number, seconds: number): Uint8Array {
  const samples = Array.from({ length: seconds * 60 }, (_, sample) => {
    const turn = sample / 37
    const happy = (0.2 + 0.1 * Math.sin(turn)).toFixed(3)
    const other = ((1 - Number(happy)) / 9).toFixed(3)
    const neutral = (1 - Number(happy) - 6 * Number(other)).toFixed(3)
    const [x, y] = [600 + 500 * Math.sin(turn), 375 + 300 * Math.cos(turn)]
    const gaze = sample % 20 === 19 ? ',' : `${x.toFixed(1)},${y.toFixed(1)}`
    const heartrate = (70 + 5 * Math.sin(turn / 9)).toFixed(1)
    return `${Math.round((sample * 1000) / 60)},${gaze},${heartrate},${happy},${`${other},`.repeat(6)}${neutral}\n`
  })
  const rows = Array.from({ length: people }, (_, person) => samples.map((sample) => `p${person},${sample}`).join(''))
  return new TextEncoder().encode(`${header}\n${rows.join('')}`)
}
