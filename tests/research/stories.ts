import { readResults, type Version } from '@oogwenk/gaze'
import { fileOf, type Row } from './sample-file'

/** The grid of the case studies. */
export const grid = { width: 1200, height: 750 }
/** An area that is at least partly reliable, and one that is too small. */
export const areas = [
  { id: 'product', x: 500, y: 200, width: 400, height: 400 },
  { id: 'small print', x: 0, y: 600, width: 300, height: 100 },
]

/** Where one person looks from which time on, in milliseconds, and how happy they then are. */
export type GazeScript = readonly (readonly [from: number, x: number, y: number, happiness: number])[]

/** The centre of the first area. */
export const PRODUCT = [700, 400] as const
/** A point in the second area. */
const PRINT = [100, 650] as const
/** A point outside both areas. */
export const NOWHERE = [1100, 100] as const

/** Makes the rows of one person, for four seconds at 25 samples a second. */
export function rowsOf(participant: string, script: GazeScript, pulse = 70): Row[] {
  return Array.from({ length: 100 }, (_, sample) => {
    const time = sample * 40
    const [, x, y, happiness] = script.findLast(([from]) => from <= time) as GazeScript[number]
    const heartrate = time < 1000 ? 70 : pulse
    return { participant, timestamp_ms: time, gaze_x: x, gaze_y: y, happiness, neutral: 1 - happiness, heartrate }
  })
}

/** Makes a version in which these people look at one stimulus with both areas. */
export const version = (...people: Row[][]): Version => ({ results: readResults(fileOf(people.flat()), grid), areas })

/** Three people: one looks at the product late, one never, one keeps looking at it. */
export const a = version(
  rowsOf('a01', [
    [0, ...NOWHERE, 0.1],
    [2000, ...PRODUCT, 0.1],
  ]),
  rowsOf(
    'a02',
    [
      [0, ...NOWHERE, 0.1],
      [1000, ...PRINT, 0.2],
    ],
    72,
  ),
  rowsOf(
    'a03',
    [
      [0, ...PRODUCT, 0.1],
      [1000, ...PRODUCT, 0.3],
    ],
    74,
  ),
)
/** Two people who keep looking at the product. */
export const b = version(
  rowsOf('b01', [
    [0, ...PRODUCT, 0.1],
    [1000, ...PRODUCT, 0.5],
  ]),
  rowsOf('b02', [
    [0, ...PRODUCT, 0.1],
    [1000, ...PRODUCT, 0.6],
  ]),
)
