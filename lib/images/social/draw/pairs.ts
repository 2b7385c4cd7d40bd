import type { Colour } from '../colours'

/** Colour pairs for eyes, each unlike the one before it. */
export const PAIRS: readonly (readonly [Colour, Colour])[] = [
  ['coral', 'yellow'],
  ['pink', 'coral'],
  ['yellow', 'pink'],
  ['coral', 'pink'],
  ['yellow', 'coral'],
  ['pink', 'yellow'],
]

/** The pair at an index; after the last the first again. */
export const pairAt = (index: number): readonly [Colour, Colour] => PAIRS[index % PAIRS.length] ?? ['coral', 'yellow']
