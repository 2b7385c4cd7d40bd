/** A millionth of the last digit, which is more than the error of sums of binary fractions. */
const ROUNDING_ERROR = 1e-6

const scaled = (value: number, decimals: number) => value * 10 ** decimals
const unscaled = (whole: number, decimals: number) => {
  const value = Number((whole / 10 ** decimals).toFixed(decimals))
  return value === 0 ? 0 : value
}

/** Rounds to a number of decimals, halves away from zero. Never returns minus zero. */
export function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return value
  return unscaled(Math.sign(value) * Math.floor(Math.abs(scaled(value, decimals)) + 0.5 + ROUNDING_ERROR), decimals)
}

/**
 * Rounds parts so that they add up to a rounded whole: all are rounded down, and the missing units go to those
 * that lost most.
 * @param total already rounded; one of the two numbers next to the sum of the parts
 * @source largest remainder method (Hare quota)
 */
export function roundParts(parts: readonly number[], total: number, decimals: number): number[] {
  const whole = parts.map((part) => Math.floor(scaled(part, decimals) + ROUNDING_ERROR))
  const missing = Math.round(scaled(total, decimals)) - whole.reduce((sum, part) => sum + part, 0)
  const byLoss = parts
    .map((part, index) => ({ index, loss: scaled(part, decimals) - (whole[index] as number) }))
    .sort((one, other) => other.loss - one.loss || one.index - other.index)
  for (const { index } of byLoss.slice(0, Math.max(0, missing))) whole[index] = (whole[index] as number) + 1
  return whole.map((part) => unscaled(part, decimals))
}
