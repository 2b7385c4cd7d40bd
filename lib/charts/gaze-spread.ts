import type { AreaOfInterest, Density, Grid } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { regionThreshold } from './heatmap'
import { cornersOf } from './outline'

/**
 * Returns how much of a picture the smallest region with a given share of all gaze covers.
 * @param share 0 to 1, of gaze
 * @returns 0 to 1, of the picture; NaN if no gaze fell on it
 */
export function regionSize(density: Pick<Density, 'mass' | 'samples'>, share: number): number {
  if (density.samples === 0) return Number.NaN
  const threshold = regionThreshold(density, share)
  return density.mass.filter((cell) => cell >= threshold).length / density.mass.length
}

/** Converts the mass of a cell into percent of all gaze per square degree of visual angle, for legends. */
export function percentPerSquareDegree(mass: number, { cell }: Pick<Density, 'cell'>): number {
  return 100 * mass * (settings.PIXELS_PER_DEGREE / cell) ** 2
}

/**
 * Returns the share of a picture that an area covers: evenly spread gaze would have the same share there.
 * @returns 0 to 1
 * @source the surveyor's formula: half the sum of cross products of neighbouring corners (Meister 1769)
 */
export function areaShare({ width, height }: Grid, area: AreaOfInterest): number {
  const corners = cornersOf(area)
  const crossed = corners.reduce((sum, [x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] as (typeof corners)[number]
    return sum + x1 * y2 - x2 * y1
  }, 0)
  return Math.abs(crossed) / 2 / (width * height)
}
