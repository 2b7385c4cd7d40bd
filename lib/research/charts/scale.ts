/** From a value to a place, in a straight line. */
export interface Scale {
  /** Ends of what is shown, in the unit of the values. */
  domain: readonly [low: number, high: number]
  /** Where those ends lie, in the units of the drawing. `range[0]` may be the greater: upwards is up. */
  range: readonly [from: number, to: number]
}

/** A line of an axis: what is written, and where. */
export interface Tick {
  value: number
  at: number
  /** Decimals that all ticks of the axis need. */
  decimals: number
}

/** Where a value lies. A domain without width has everything in its middle. */
export function placeOf({ domain, range }: Scale, value: number): number {
  const [low, high] = domain
  const share = high === low ? 0.5 : (value - low) / (high - low)
  return range[0] + share * (range[1] - range[0])
}

/** The step of an axis: 1, 2 or 5 times a power of ten, so that there are at most so many. */
export function niceStep(width: number, most: number): number {
  if (!(width > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(width / most))
  const factor = [1, 2, 5, 10].find((each) => width / (each * power) <= most + 1e-9) ?? 10
  return factor * power
}

/**
 * A domain that holds all values, and begins and ends at a tick.
 * @param values NaN and undefined are left out; without any the domain is 0 to 1
 * @param most steps at most
 * @param include values that belong on the axis whatever was measured, such as 0
 */
export function niceDomain(
  values: readonly (number | undefined)[],
  most: number,
  include: readonly number[] = [],
): [low: number, high: number] {
  const known = [...values, ...include].filter((value): value is number => Number.isFinite(value))
  if (known.length === 0) return [0, 1]
  const [low, high] = [Math.min(...known), Math.max(...known)]
  let domain: [number, number] = [low, high]
  // Once widened to its ticks, the domain may be too wide for them.
  for (let step = 0, next = niceStep(high - low, most); next > step; next = niceStep(domain[1] - domain[0], most)) {
    step = next
    // What lies on a tick but for the last binary digit, lies on it.
    const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)]
    domain = first === last ? [(first - 1) * step, (last + 1) * step] : [first * step, last * step]
  }
  return domain
}

/** The ticks of a scale, from low to high. */
export function ticksOf(scale: Scale, most: number): Tick[] {
  const [low, high] = scale.domain
  const step = niceStep(high - low, most)
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  const first = Math.ceil(low / step - 1e-9)
  const count = Math.max(0, Math.floor(high / step + 1e-9) - first + 1)
  return Array.from({ length: count }, (_, index) => {
    const value = Number(((first + index) * step).toFixed(decimals)) + 0
    return { value, at: placeOf(scale, value), decimals }
  })
}
