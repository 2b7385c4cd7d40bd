import { normal, seededRandom } from '../../../lib/images/headline/random'

/** Gives the next number from 0 up to, not including, 1. */
export type Random = () => number

/**
 * A separate source of random numbers for each purpose, found by name: adding a person, a stimulus or a purpose leaves
 * the numbers of all others as they were.
 * @param names seed, stimulus, person and purpose, in this order
 */
export function stream(seed: number, ...names: readonly [stimulus: string, person: string, purpose: string]): Random {
  return seededRandom(hash([seed, ...names].join('/')))
}

/** FNV-1a (Fowler, Noll and Vo), stirred at the end as in MurmurHash3 (Appleby), for 32 bits. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (const byte of Buffer.from(text)) state = Math.imul(state ^ byte, 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/** A factor around 1, its logarithm normal with this spread: how people differ in most things. */
export const factor = (random: Random, spread: number): number => Math.exp(spread * normal(random))

/** A uniform number from `low` up to `high`. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()

/** Milliseconds until the next of random events, `mean` milliseconds apart (exponential). */
export const wait = (random: Random, mean: number): number => -mean * Math.log(1 - random())

/**
 * A value that wanders around 0 and keeps a memory: an autoregressive process of order 1.
 * @param spread its standard deviation, from the first value on
 * @param memory seconds after which 1/e of a deviation is left
 * @returns a function that takes the seconds since its last call
 */
export function wandering(random: Random, spread: number, memory: number): (seconds: number) => number {
  let value = spread * normal(random)
  return (seconds) => {
    const kept = Math.exp(-seconds / memory)
    value = kept * value + spread * Math.sqrt(1 - kept * kept) * normal(random)
    return value
  }
}
