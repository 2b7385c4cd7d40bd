/** The median of the numbers among them; NaN where none is. Written without the analysis, which it is compared with. */
export function median(values: ArrayLike<number>): number {
  const sorted = [...Float64Array.from(values)].filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}
