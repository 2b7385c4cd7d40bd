/**
 * Makes a small seeded random number generator (mulberry32, public domain, by Tommy Ettinger): the same seed gives the
 * same sequence.
 * @param seed any whole number
 * @returns a function that returns the next number, at least 0 and less than 1
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns a normally distributed number with mean 0 and standard deviation 1 (Box and Muller, 1958). */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
