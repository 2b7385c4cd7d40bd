import type { Fixation } from '../fixations'
import type { Grid } from '../results'
import { linePath } from './paths'
import { scanpathOf } from './scanpath'

/** Radius of a stay of one second, in pixels of the grid. */
const RADIUS = 78
/** Stays that get their number: more would cover each other. */
export const NUMBERED = 6

/** Fixed, because a drawing that is a file knows nothing of the page around it; it always lies on a dark picture. */
const COLOURS = { a: '#87e5ea', b: '#fe8d73', line: '#f6f6f2', ink: '#10134a' } as const

/**
 * One viewer's eye movements as what stands inside an `<svg>` of the grid's size: discs for stays, a line for the jumps,
 * numbers for the first of them; later ones stand back, or a tangle hides where somebody began. Only numbers go into it, so nothing has to be escaped.
 */
export function scanpathMarkup(fixations: readonly Fixation[], letter: 'a' | 'b'): string {
  const { discs } = scanpathOf(fixations, RADIUS)
  const whole = Math.round
  const circles = discs.map(({ x, y, radius }) => `<circle cx="${whole(x)}" cy="${whole(y)}" r="${whole(radius)}"/>`)
  const numbers = discs
    .slice(0, NUMBERED)
    .map(({ x, y, order }) => `<text x="${whole(x)}" y="${whole(y) + 15}">${order}</text>`)
  const jumps = (part: typeof discs, width: number) =>
    `<path d="${linePath(part.map(({ x, y }) => [whole(x), whole(y)]))}" fill="none" stroke="${COLOURS.line}" stroke-width="${width}" stroke-opacity=".8" stroke-linejoin="round"/>`
  const stays = (part: string[]) => `<g fill="${COLOURS[letter]}" fill-opacity=".55">${part.join('')}</g>`
  return [
    `<g opacity=".3">${jumps(discs.slice(NUMBERED - 1), 2)}${stays(circles.slice(NUMBERED))}</g>`,
    jumps(discs.slice(0, NUMBERED), 3),
    stays(circles.slice(0, NUMBERED)),
    `<g fill="${COLOURS.line}" stroke="${COLOURS.ink}" stroke-width="9" stroke-linejoin="round" paint-order="stroke" font-family="sans-serif" font-weight="700" font-size="44" text-anchor="middle">${numbers.join('')}</g>`,
  ].join('')
}

/** The same as a file of its own. */
export function scanpathFile(fixations: readonly Fixation[], letter: 'a' | 'b', { width, height }: Grid): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scanpathMarkup(fixations, letter)}</svg>\n`
}
