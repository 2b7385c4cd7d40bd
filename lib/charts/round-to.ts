/** A millionth of the last digit: more than the error of sums of binary fractions. */
const ROUNDING_ERROR = 1e-6

/** Rounds to a number of decimals, halves away from zero, as the analysis does. Never returns minus zero. */
export function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return value
  const whole = Math.sign(value) * Math.floor(Math.abs(value * 10 ** decimals) + 0.5 + ROUNDING_ERROR)
  return Number((whole / 10 ** decimals).toFixed(decimals)) || 0
}
