import { type Colour, colours } from './colours'
import type { LaidOutText } from './lay-out-text'
import type { Typeface } from './typeface'

/** Rounds a length or position as drawings write it. */
export const short = (value: number) => Math.round(value * 10) / 10

/**
 * Draws a flat circle.
 * @param multiplies whether its colour is multiplied with what is below it
 */
export const circle = (x: number, y: number, r: number, colour: Colour, multiplies = false): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${colours[colour]}"${multiplies ? multiply : ''}/>`

/** Draws a flat panel with rounded corners. */
export const panel = (x: number, y: number, width: number, height: number, colour: Colour, r = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${r}" fill="${colours[colour]}"/>`

/** Makes a group that blends within itself, and covers what is below it. */
export const sheet = (...parts: readonly string[]): string => `<g style="isolation:isolate">${parts.join('')}</g>`

/** Makes a part of a drawing that multiplies with what is below it. */
export const layer = (...parts: readonly string[]): string => `<g${multiply}>${parts.join('')}</g>`

const multiply = ' style="mix-blend-mode:multiply"'

/**
 * Draws one line of text.
 * @param align `end` if `x` is the right edge, `middle` for the centre
 */
export function words(
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
 * Draws lines of text that are already broken. @param y the baseline of the first line @param hung whether the visible
 * edges of the first letters are at `x`
 */
export function lines(
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

/** Draws a hairline, or a rule of two pixels. */
export const rule = (x: number, y: number, width: number, colour: Colour, height = 2): string =>
  panel(x, y, width, height, colour)
