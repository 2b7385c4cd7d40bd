import type { Ink } from '../inks'

/** Pairs of inks for eyes, each unlike the one before it. */
export const PAIRS: readonly (readonly [Ink, Ink])[] = [
  ['coral', 'yellow'],
  ['pink', 'coral'],
  ['yellow', 'pink'],
  ['coral', 'pink'],
  ['yellow', 'coral'],
  ['pink', 'yellow'],
]

/** The pair at a place; from the first again after the last. */
export const pairAt = (at: number): readonly [Ink, Ink] => PAIRS[at % PAIRS.length] ?? ['coral', 'yellow']
