import { readFileSync } from 'node:fs'
import type { Fixation, Gaze } from '@oogwenk/gaze'

/** One in ten of 300 samples a second is kept, which gives the rate of a webcam. */
const DECIMATION = 10
/** The possible first samples: any of the first ten may be kept. */
export const phases = Array.from({ length: DECIMATION }, (_, phase) => phase)

/** Milliseconds between two samples of a webcam. */
export const SAMPLE_INTERVAL_MS = 1000 / 30

/** The screen on which the gaze was recorded, in pixels: a 23-inch screen, viewed from about 65 cm. */
const screen = { width: 1920, height: 1080 }

/** Reads the rows of a file in `datasets/` as numbers, with NaN for an empty cell. */
export const rowsOf = (file: string): number[][] =>
  readFileSync(`tests/research/datasets/${file}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map((cell) => (cell === '' ? Number.NaN : Number(cell))))

/** A sample of a 300 Hz recording, with its position as fractions of the screen's width and height. */
export type Sample = readonly [sample: number, x: number, y: number]

/**
 * Reduces a recording to the rate of a webcam, in milliseconds and pixels.
 * @param phase which of every ten samples is kept
 * @param noise in pixels, for each coordinate
 */
export function downsampleToWebcam(samples: readonly Sample[], phase: number, noise: () => number = () => 0): Gaze {
  const decimated = samples.filter(([sample]) => sample % DECIMATION === phase)
  return {
    time: Float64Array.from(decimated, ([sample]) => (sample * 1000) / 300),
    x: Float64Array.from(decimated, ([, x]) => x * screen.width + noise()),
    y: Float64Array.from(decimated, ([, , y]) => y * screen.height + noise()),
  }
}

/** Computes the total fixation duration, in milliseconds. */
export const fixationDuration = (fixations: readonly Pick<Fixation, 'start' | 'end'>[]): number =>
  fixations.reduce((sum, { start, end }) => sum + end - start, 0)
