import { type Colour, colours } from './colours'
import { circle, rounded } from './svg'

/** How many pixels the lens extends beneath the second circle, to hide the background along their common edge. */
const BLEED = 2

/** How two colours mix, separately for red, green and blue. */
const BLEND_MODES = {
  multiply: (one: number, other: number) => (one * other) / 255,
  screen: (one: number, other: number) => one + other - (one * other) / 255,
}

/**
 * Draws two overlapping circles of the same size, one beside the other. They look as if the second were blended with
 * the first, but their lens is a shape with a colour of its own: blending took more time than the rest of the card.
 * @param circles the centre of the first circle, the radius of both, and the distance between the centres, which is
 * more than `r` and less than `2 * r`
 * @param mode a mode of `mix-blend-mode`
 */
export function overlapping(
  circles: { x: number; y: number; r: number; distance: number },
  [first, second]: readonly [Colour, Colour],
  mode: keyof typeof BLEND_MODES,
): string {
  const [x, y, r] = [rounded(circles.x), rounded(circles.y), rounded(circles.r)]
  const distance = rounded(circles.x + circles.distance) - x
  /** Where the second circle meets a circle around the centre of the first. */
  const meeting = (radius: number) => {
    const across = (radius ** 2 - r ** 2 + distance ** 2) / (2 * distance)
    const up = Math.sqrt(radius ** 2 - across ** 2)
    return { top: `${fine(x + across)} ${fine(y - up)}`, bottom: `${fine(x + across)} ${fine(y + up)}` }
  }
  const edge = meeting(r)
  const wide = meeting(r + BLEED)
  return [
    circle(x, y, r, first),
    // Along the left of the second circle, and back along a circle that is a little larger than the first.
    area(`M${wide.top}${arc(r, '0 0', wide.bottom)}${arc(r + BLEED, '0 0', wide.top)}`, mixed(first, second, mode)),
    // Around the right of the second circle, and back along the first.
    area(`M${edge.top}${arc(r, '1 1', edge.bottom)}${arc(r, '0 0', edge.top)}`, colours[second]),
  ].join('')
}

/** @param flags the flags of an SVG arc: whether it is the longer of two, and whether it is clockwise */
const arc = (radius: number, flags: '0 0' | '1 1', to: string) => `A${fine(radius)} ${fine(radius)} 0 ${flags} ${to}`

const area = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`

/** Rounding the ends of an arc would displace it, so these numbers have more digits than others. */
const fine = (value: number) => Math.round(value * 1000) / 1000

function mixed(first: Colour, second: Colour, mode: keyof typeof BLEND_MODES): string {
  const bands = (colour: Colour) =>
    [1, 3, 5].map((start) => Number.parseInt(colours[colour].slice(start, start + 2), 16))
  const others = bands(second)
  const values = bands(first).map((value, band) => Math.round(BLEND_MODES[mode](value, others[band] as number)))
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
