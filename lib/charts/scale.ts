/** A linear scale from values to positions. */
export interface Scale {
  /** The ends of what is shown, in the unit of the values. */
  domain: readonly [low: number, high: number]
  /** The positions of those ends, in the units of the drawing. `range[0]` may be the greater, because y goes down. */
  range: readonly [from: number, to: number]
}

/** A line of an axis: its label and position. */
export interface Tick {
  value: number
  at: number
  /** Decimals that all ticks of the axis need. */
  decimals: number
}

/** Returns the position of a value. In a domain of zero width, every value is in the middle. */
export function positionOf({ domain, range }: Scale, value: number): number {
  const [low, high] = domain
  const share = high === low ? 0.5 : (value - low) / (high - low)
  return range[0] + share * (range[1] - range[0])
}

/** Decimals of the values on an axis: more than any chart shows, and too few for rounding errors to appear. */
const DECIMALS = 9

/**
 * Returns the step of an axis: 1, 2 or 5 times a power of ten, or 1 if the axis has no width.
 * @param max the maximum number of steps
 */
export function niceStep(width: number, max: number): number {
  if (!(width > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(width / max))
  const factor = [1, 2, 5, 10].find((each) => width / (each * power) <= max + 1e-9) ?? 10
  return factor * power
}

/**
 * Returns a domain that contains all values, and begins and ends at a tick.
 * @param values undefined and values that are not finite are left out; if nothing is left, the domain is 0 to 1
 * @param max the maximum number of steps
 * @param include values that are always on the axis, such as 0
 */
export function niceDomain(
  values: readonly (number | undefined)[],
  max: number,
  include: readonly number[] = [],
): [low: number, high: number] {
  // Equal values may differ by rounding errors, which the axis would otherwise magnify.
  const known = [...values, ...include].flatMap((value) =>
    value !== undefined && Number.isFinite(value) ? [Number(value.toFixed(DECIMALS))] : [],
  )
  if (known.length === 0) return [0, 1]
  const [low, high] = [Math.min(...known), Math.max(...known)]
  let domain: [number, number] = [low, high]
  // Once extended to its ticks, the domain may need a larger step.
  for (let step = 0, next = niceStep(high - low, max); next > step; next = niceStep(domain[1] - domain[0], max)) {
    step = next
    // Values within rounding error of a tick are on it.
    const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)]
    domain = first === last ? [(first - 1) * step, (last + 1) * step] : [first * step, last * step]
  }
  return domain
}

/**
 * Lists the ticks of a scale, from low to high.
 * @param max the maximum number of steps between them
 */
export function ticksOf(scale: Scale, max: number): Tick[] {
  const [low, high] = scale.domain
  const step = niceStep(high - low, max)
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  const first = Math.ceil(low / step - 1e-9)
  const count = Math.max(0, Math.floor(high / step + 1e-9) - first + 1)
  return Array.from({ length: count }, (_, index) => {
    const value = Number(((first + index) * step).toFixed(decimals)) + 0
    return { value, at: positionOf(scale, value), decimals }
  })
}
