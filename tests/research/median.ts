/**
 * Computes the median of the values that are not NaN; NaN if there are none. Imports nothing from packages/gaze, which
 * it checks.
 */
export function median(values: ArrayLike<number>): number {
  const sorted = [...Float64Array.from(values)].filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}
