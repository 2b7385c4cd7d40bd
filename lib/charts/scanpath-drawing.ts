import type { Fixation, Grid } from '@oogwenk/gaze'
import { linePath } from './paths'
import { scanpathOf } from './scanpath'

/** Radius of a fixation of one second, in pixels of the grid. */
const RADIUS = 78
/** How many fixations get a number; more numbers would overlap. */
const NUMBERED = 6

/** Draws a number centred on a point: as text in a page, which supplies the font, or as an outline in a file. */
export type DrawNumber = (order: number, x: number, y: number) => string

/** The font size of the numbers, in pixels of the grid; capitals and digits are two thirds of it high. */
export const NUMBER_SIZE = 45

/** Without a font of its own, a number takes that of the page. */
const asText: DrawNumber = (order, x, y) => `<text x="${x}" y="${y + NUMBER_SIZE / 3}">${order}</text>`

/** Fixed colours, because a separate file cannot use the page's; it is always on a dark picture. */
const COLOURS = { a: '#87e5ea', b: '#fe8d73', line: '#f6f6f2', outline: '#10134a' } as const

/**
 * Draws one viewer's eye movements as the content of an `<svg>` of the grid's size: circles for fixations, a line for
 * saccades and numbers for the first fixations. Later fixations are fainter, or a tangle would hide where the viewer
 * began. Only numbers are inserted, so nothing has to be escaped.
 * @param drawNumber draws the numbers; by default as text
 */
export function scanpathMarkup(fixations: readonly Fixation[], letter: 'a' | 'b', drawNumber = asText): string {
  const { circles } = scanpathOf(fixations, RADIUS)
  const round = Math.round
  const drawn = circles.map(({ x, y, radius }) => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`)
  const numbers = circles.slice(0, NUMBERED).map(({ x, y, order }) => drawNumber(order, round(x), round(y)))
  const drawSaccades = (part: typeof circles, width: number) =>
    `<path d="${linePath(part.map(({ x, y }) => [round(x), round(y)]))}" fill="none" stroke="${COLOURS.line}" stroke-width="${width}" stroke-opacity=".8" stroke-linejoin="round"/>`
  const groupCircles = (part: string[]) => `<g fill="${COLOURS[letter]}" fill-opacity=".55">${part.join('')}</g>`
  return [
    `<g opacity=".3">${drawSaccades(circles.slice(NUMBERED - 1), 2)}${groupCircles(drawn.slice(NUMBERED))}</g>`,
    drawSaccades(circles.slice(0, NUMBERED), 3),
    groupCircles(drawn.slice(0, NUMBERED)),
    `<g fill="${COLOURS.line}" stroke="${COLOURS.outline}" stroke-width="7" stroke-linejoin="round" paint-order="stroke" font-weight="700" font-size="${NUMBER_SIZE}" text-anchor="middle">${numbers.join('')}</g>`,
  ].join('')
}

/** Draws the same as a separate file, whose numbers are outlines. */
export function scanpathFile(
  fixations: readonly Fixation[],
  letter: 'a' | 'b',
  { width, height }: Grid,
  drawNumber: DrawNumber,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scanpathMarkup(fixations, letter, drawNumber)}</svg>\n`
}
