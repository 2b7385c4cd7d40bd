import type { Ink } from '../inks'

/** Colour pairs for eyes, each unlike the one before it. */
export const PAIRS: readonly (readonly [Ink, Ink])[] = [
  ['coral', 'yellow'],
  ['pink', 'coral'],
  ['yellow', 'pink'],
  ['coral', 'pink'],
  ['yellow', 'coral'],
  ['pink', 'yellow'],
]

/** The pair at an index; after the last the first again. */
export const pairAt = (at: number): readonly [Ink, Ink] => PAIRS[at % PAIRS.length] ?? ['coral', 'yellow']
