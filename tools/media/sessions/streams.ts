import { normal, seededRandom } from '../../../lib/images/headline/random'

/** Returns the next number from 0 up to, but not including, 1. */
export type Random = () => number

/**
 * Returns a separate source of random numbers for each purpose, by name: adding a person, a stimulus or a purpose
 * leaves the numbers of all others unchanged.
 * @param names seed, stimulus, person and purpose, in this order
 */
export function stream(seed: number, ...names: readonly [stimulus: string, person: string, purpose: string]): Random {
  return seededRandom(hash([seed, ...names].join('/')))
}

/** Hashes a text by FNV-1a (Fowler, Noll and Vo), mixed at the end as in MurmurHash3 (Appleby), for 32 bits. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (const byte of Buffer.from(text)) state = Math.imul(state ^ byte, 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/** Returns a factor around 1 whose logarithm is normal with this spread: how people differ in most respects. */
export const factor = (random: Random, spread: number): number => Math.exp(spread * normal(random))

/** Returns a uniform number from `low` up to `high`. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()

/**
 * Returns the milliseconds until the next random event, if events are `mean` milliseconds apart on average
 * (exponential).
 */
export const wait = (random: Random, mean: number): number => -mean * Math.log(1 - random())

/**
 * Returns a value that varies around 0 with a memory: an autoregressive process of order 1.
 * @param spread its standard deviation, from the first value on
 * @param memory the seconds after which 1/e of a deviation is left
 * @returns a function that takes the seconds since its last call
 */
export function autoregressive(random: Random, spread: number, memory: number): (seconds: number) => number {
  let value = spread * normal(random)
  return (seconds) => {
    const retained = Math.exp(-seconds / memory)
    value = retained * value + spread * Math.sqrt(1 - retained * retained) * normal(random)
    return value
  }
}
