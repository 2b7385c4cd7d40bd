import { SMALLEST_DIAMETER } from './settings'

/** How far an area can be trusted: even with the larger published error, only with the smaller one, or with neither. */
export type Trust = 'at either error' | 'at the smaller error' | 'too small'

/**
 * Compares an area with the published errors, taken as pixels of the grid.
 * @param across diameter of the largest circle inside the area, in pixels of the grid
 */
export function trustOf(across: number): Trust {
  if (across >= SMALLEST_DIAMETER.online) return 'at either error'
  return across >= SMALLEST_DIAMETER.best ? 'at the smaller error' : 'too small'
}
