import { type Colour, colours } from './colours'
import type { LaidOutText } from './lay-out-text'
import type { Typeface } from './typeface'

/** Rounds a length or position as drawings write it. */
export const rounded = (value: number) => Math.round(value * 10) / 10

/**
 * Draws a flat circle.
 * @param multiplies whether its colour is multiplied by what is below it
 */
export const circle = (x: number, y: number, r: number, colour: Colour, multiplies = false): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(r)}" fill="${colours[colour]}"${multiplies ? multiply : ''}/>`

/**
 * Draws a flat panel.
 * @param r the radius of its corners
 */
export const panel = (x: number, y: number, width: number, height: number, colour: Colour, r = 0): string =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${r}" fill="${colours[colour]}"/>`

/** Makes a group that blends within itself, and covers what is below it. */
export const isolatedGroup = (...parts: readonly string[]): string =>
  `<g style="isolation:isolate">${parts.join('')}</g>`

/** Makes a group whose colours are multiplied by what is below it. */
export const multipliedGroup = (...parts: readonly string[]): string => `<g${multiply}>${parts.join('')}</g>`

const multiply = ' style="mix-blend-mode:multiply"'

/**
 * Draws one line of text.
 * @param align `end` if `x` is the right edge, `middle` for the centre
 */
export function textLine(
  text: string,
  face: Typeface,
  {
    x,
    y,
    size,
    colour,
    tracking = -0.01,
    align,
  }: { x: number; y: number; size: number; colour: Colour; tracking?: number; align?: 'end' | 'middle' },
): string {
  const width = align === undefined ? 0 : face.measure(text, { size, tracking })
  const left = x - (align === 'end' ? width : width / 2)
  return `<path d="${face.outline(text, { x: align ? left : x, y, size, tracking })}" fill="${colours[colour]}"/>`
}

/**
 * Draws text that has been broken into lines.
 * @param y the baseline of the first line
 * @param hung whether the visible edges of the first letters are at `x`
 */
export function textLines(
  { lines: rows, size, leading }: LaidOutText,
  face: Typeface,
  {
    x,
    y,
    colour,
    tracking = -0.022,
    hung,
  }: { x: number; y: number; colour: Colour; tracking?: number; hung?: boolean },
): string {
  const paths = rows.flatMap((row, line) => {
    const left = x - (hung ? face.bearing(row[0]?.text ?? '', { size }) : 0)
    return row.map((word) => face.outline(word.text, { x: left + word.x, y: y + line * leading, size, tracking }))
  })
  return `<path d="${paths.join('')}" fill="${colours[colour]}"/>`
}

/** Draws a horizontal rule. */
export const rule = (x: number, y: number, width: number, colour: Colour, height = 2): string =>
  panel(x, y, width, height, colour)
