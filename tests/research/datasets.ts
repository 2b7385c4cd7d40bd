import { readFileSync } from 'node:fs'
import type { Fixation, Gaze } from '@oogwenk/gaze'

/** One in ten of 300 samples a second is kept, as many as a webcam takes. The first may be any of ten. */
const EVERY = 10
export const phases = Array.from({ length: EVERY }, (_, phase) => phase)

/** Milliseconds between two samples of a webcam. */
export const STEP = 1000 / 30

/** The screen on which the gaze was recorded, in pixels: 23 inches wide, seen from about 65 cm. */
const screen = { width: 1920, height: 1080 }

/** The rows of a file in `datasets/` as numbers, NaN where a cell is empty. */
export const rowsOf = (file: string): number[][] =>
  readFileSync(`tests/research/datasets/${file}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map((cell) => (cell === '' ? Number.NaN : Number(cell))))

/** A sample of a recording at 300 Hz, its place a share of the screen. */
export type Sample = readonly [sample: number, x: number, y: number]

/**
 * A recording at the rate of a webcam, in milliseconds and pixels.
 * @param phase which of ten samples is kept @param noise in pixels, for each coordinate
 */
export function asByWebcam(samples: readonly Sample[], phase: number, noise: () => number = () => 0): Gaze {
  const kept = samples.filter(([sample]) => sample % EVERY === phase)
  return {
    time: Float64Array.from(kept, ([sample]) => (sample * 1000) / 300),
    x: Float64Array.from(kept, ([, x]) => x * screen.width + noise()),
    y: Float64Array.from(kept, ([, , y]) => y * screen.height + noise()),
  }
}

/** How long the eyes rested, in milliseconds. */
export const restOf = (fixations: readonly Fixation[]): number =>
  fixations.reduce((sum, { start, end }) => sum + end - start, 0)
