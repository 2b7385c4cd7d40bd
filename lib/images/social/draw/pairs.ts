import type { Colour } from '../colours'

/** Pairs of colours for eyes, each different from the one before it. */
export const PAIRS: readonly (readonly [Colour, Colour])[] = [
  ['coral', 'yellow'],
  ['pink', 'coral'],
  ['yellow', 'pink'],
  ['coral', 'pink'],
  ['yellow', 'coral'],
  ['pink', 'yellow'],
]

/** Returns the pair at an index; after the last, the first follows again. */
export const pairAt = (index: number): readonly [Colour, Colour] => PAIRS[index % PAIRS.length] ?? ['coral', 'yellow']
