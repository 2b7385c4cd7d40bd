import { type Colour, colours } from './colours'
import { overlapping } from './overlap'
import { circle } from './svg'

/**
 * A pair of eyes, as `components/ui/Eyes.tsx` draws them: the second circle overlaps the first by 0.17 of its diameter.
 */
export interface Eyes {
  /** The upper left corner. */
  x: number
  y: number
  /** The radius of one eye. */
  r: number
  colours?: readonly [Colour, Colour]
  /** Where the pupils look, as fractions of the radius. */
  look?: { x: number; y: number }
  /** The radius of the pupils, as a fraction of the radius of the eye: smaller for large eyes. */
  pupil?: number
  closed?: 'second' | 'both'
  /** Whether the lens where the eyes overlap is pale, as in `public/icon.svg` in a dark scheme. */
  atNight?: boolean
}

/** The width of a pair, in radii. */
export const EYES_WIDTH = 3.66

/** Draws a pair of eyes. */
export function eyes({
  x,
  y,
  r,
  colours = ['coral', 'yellow'],
  look = { x: 0.32, y: 0.06 },
  pupil = 0.38,
  closed,
  atNight = false,
}: Eyes): string {
  const middles = [x + r, x + 2.66 * r]
  const isClosed = (index: number) => closed === 'both' || (closed === 'second' && index === 1)
  return [
    overlapping({ x: x + r, y: y + r, r, distance: 1.66 * r }, colours, atNight ? 'screen' : 'multiply'),
    ...middles.map((cx, index) =>
      isClosed(index) ? lid(cx, y + r, r) : circle(cx + look.x * r, y + r + look.y * r, pupil * r, 'ink'),
    ),
  ].join('')
}

/** A closed eye: one arc and three lashes. */
function lid(cx: number, cy: number, r: number): string {
  const point = (dx: number, dy: number) =>
    `${Math.round((cx + dx * r) * 10) / 10} ${Math.round((cy + dy * r) * 10) / 10}`
  const lash = (fromX: number, fromY: number, toX: number, toY: number) => `M${point(fromX, fromY)}L${point(toX, toY)}`
  const path = `M${point(-0.5, -0.02)}Q${point(0, 0.5)} ${point(0.5, -0.02)}${lash(-0.36, 0.2, -0.47, 0.39)}${lash(0, 0.29, 0, 0.52)}${lash(0.36, 0.2, 0.47, 0.39)}`
  return `<path d="${path}" fill="none" stroke="${colours.ink}" stroke-width="${Math.round(r * 0.7) / 10}" stroke-linecap="round"/>`
}
