import { colours } from '../stills/colours'

/** How much of each feeling a drawn face shows, 0 to 1. */
export interface Mood {
  happiness: number
  surprise: number
  disgust: number
}

/**
 * Draws a face whose brows, eyes and mouth move with its mood, as SVG.
 * @param colour the colour of the face
 */
export function face(
  x: number,
  y: number,
  radius: number,
  colour: string,
  { happiness, surprise, disgust }: Mood,
): string {
  const squint = 1 - 0.62 * Math.max(happiness, 0.8 * disgust)
  const eye = { rx: 11 * (1 + 0.25 * surprise), ry: 11 * squint * (1 + 0.45 * surprise) }
  const eyes = [-34, 34].map(
    (cx) =>
      `<ellipse cx="${cx}" cy="-16" rx="${rounded(eye.rx)}" ry="${rounded(eye.ry)}" fill="${colours.navy}" stroke="none"/>`,
  )
  return (
    `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(${rounded(radius / 100)})"><circle r="100" fill="${colour}"/>` +
    `<g fill="none" stroke="${colours.navy}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">` +
    `${eyes.join('')}${brows(surprise, disgust)}${nose(disgust)}${mouth(happiness, surprise, disgust)}</g></g>`
  )
}

/**
 * Draws the brows: surprise raises them, disgust lowers them, and at rest there are none. They grow from their middle.
 */
function brows(surprise: number, disgust: number): string {
  const half = 19 * Math.min(1, 2.2 * Math.max(0, Math.max(surprise, disgust) - 0.25))
  if (half < 6) return ''
  const middle = -38 - 22 * surprise + 6 * disgust
  const [arch, slant] = [12 * surprise, 7 * disgust]
  const one = (side: number) =>
    `M${rounded(side * (34 + half))} ${rounded(middle - slant)}Q${side * 34} ${rounded(middle - 2 * arch)} ${rounded(side * (34 - half))} ${rounded(middle + slant)}`
  return `<path d="${one(-1)}${one(1)}"/>`
}

/** Draws the nose, which disgust wrinkles. */
function nose(disgust: number): string {
  const half = 13 * Math.min(1, 2 * Math.max(0, disgust - 0.35))
  if (half < 5) return ''
  return `<path d="M-${rounded(half)} 8Q0 ${rounded(8 - 1.1 * half)} ${rounded(half)} 8"/>`
}

/** Draws the mouth, a line that bends up with happiness, waves with disgust, and opens with surprise. */
function mouth(happiness: number, surprise: number, disgust: number): string {
  const half = rounded(28 + 14 * happiness - 14 * surprise * (1 - happiness))
  const wave = 26 * disgust * (1 - happiness)
  const [left, right] = [38 - 10 * happiness + wave * 0.5, 38 - 10 * happiness - wave * 0.2].map(rounded)
  const bend = 38 * happiness
  const open = 44 * Math.max(0, surprise - 0.2) * (1 - 0.75 * disgust)
  const curve = (drop: number, to: number, direction: 1 | -1) =>
    `C${rounded((-direction * half) / 3)} ${rounded(38 + bend + drop - direction * wave)} ${rounded((direction * half) / 3)} ${rounded(38 + bend + drop + direction * wave)} ${direction * half} ${to}`
  const upper = `M${-half} ${left}${curve(-open * 0.7, right as number, 1)}`
  return open > 1
    ? `<path d="${upper}${curve(open * 1.3, left as number, -1)}z" fill="${colours.navy}"/>`
    : `<path d="${upper}"/>`
}

const rounded = (value: number) => Number(value.toFixed(2))
