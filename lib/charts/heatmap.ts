import type { Density } from '@oogwenk/gaze'

/**
 * Paints a density, cell by cell, in the byte order that canvases and encoders expect.
 * @param peak the mass from which cells get the last colour
 * @param palette red, green, blue and opacity, 0 to 255 each, from no mass up to `peak`
 * @returns four bytes a cell, row by row
 */
export function paintDensity(
  { mass }: Pick<Density, 'mass'>,
  peak: number,
  palette: readonly (readonly [red: number, green: number, blue: number, opacity: number])[],
): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(mass.length * 4)
  const last = palette.length - 1
  for (let cell = 0; cell < mass.length; cell++) {
    const share = peak > 0 ? Math.min(1, (mass[cell] as number) / peak) : 0
    bytes.set(palette[Math.round(share * last)] ?? [0, 0, 0, 0], cell * 4)
  }
  return bytes
}

/**
 * Returns the mass from which a cell belongs to the smallest region with a given share of all gaze: `regionThreshold(d,
 * 0.5)` bounds the region where half of the gaze fell.
 * @param share 0 to 1
 * @source highest density regions: Hyndman (1996), Computing and graphing highest density regions, The American
 * Statistician 50, 120–126
 */
export function regionThreshold({ mass }: Pick<Density, 'mass'>, share: number): number {
  const sorted = mass.toSorted().reverse()
  let sum = 0
  for (const value of sorted) {
    sum += value
    if (sum >= share - 1e-12) return value
  }
  return 0
}
