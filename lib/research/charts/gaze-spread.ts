import type { Density } from '../density'
import { PIXELS_PER_DEGREE } from '../vision'
import { regionThreshold } from './heatmap'

/**
 * How much of a picture the smallest region takes that holds a share of all gaze.
 * @param share 0 to 1, of gaze
 * @returns 0 to 1, of the picture; NaN where no gaze fell on it
 */
export function regionSize(density: Pick<Density, 'mass' | 'samples'>, share: number): number {
  if (density.samples === 0) return Number.NaN
  const threshold = regionThreshold(density, share)
  return density.mass.filter((cell) => cell >= threshold).length / density.mass.length
}

/** A cell's mass in percent of all gaze in one square degree of visual angle: what a legend can say. */
export function percentPerSquareDegree(mass: number, { cell }: Pick<Density, 'cell'>): number {
  return 100 * mass * (PIXELS_PER_DEGREE / cell) ** 2
}
