/** Red, green, blue and opacity, 0 to 255 each. */
export type HeatStep = readonly [red: number, green: number, blue: number, opacity: number]

type Lab = readonly [L: number, a: number, b: number]

/**
 * Colour stops in OKLCh, with hues in degrees: from the background colour through violet and coral to yellow.
 */
const STOPS: readonly (readonly [L: number, chroma: number, hue: number])[] = [
  [0.285, 0.12, 272],
  [0.47, 0.15, 302],
  [0.61, 0.165, 2],
  [0.76, 0.145, 48],
  [0.925, 0.16, 98],
]

/**
 * Opacity of the middle steps, and the share of the ramp below which it fades out, so that text underneath stays
 * legible.
 */
const OPACITY = 0.68
const FADES_BELOW = 0.15
/**
 * The share above which opacity rises, and by how much in all: over dark grey, a translucent yellow looks like mustard.
 */
const RISES_ABOVE = 0.6
const RISE = 0.27

/**
 * Returns the colour ramp of all heatmaps: lightness rises all the way, so it can be read without seeing hues, and
 * steps are equally far apart.
 * @param steps how many colours, at least 2
 * @source OKLab: Ottosson (2020), A perceptual color space for image processing
 */
export function heatRamp(steps: number): HeatStep[] {
  const stops = STOPS.map(([L, chroma, hue]): Lab => {
    const angle = (hue * Math.PI) / 180
    return [L, chroma * Math.cos(angle), chroma * Math.sin(angle)]
  })
  const lengths = stops.slice(1).map((lab, index) => distance(stops[index] as Lab, lab))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  return Array.from({ length: steps }, (_, step): HeatStep => {
    const share = step / (steps - 1)
    let [index, rest] = [0, share * whole]
    while (index < lengths.length - 1 && rest > (lengths[index] as number)) rest -= lengths[index++] as number
    const part = rest / (lengths[index] as number)
    const [from, to] = [stops[index] as Lab, stops[index + 1] as Lab]
    const mix = (channel: 0 | 1 | 2) => from[channel] + part * (to[channel] - from[channel])
    const [red, green, blue] = toSrgb([mix(0), mix(1), mix(2)])
    return [red, green, blue, Math.round(255 * opacityAt(share))]
  })
}

const opacityAt = (share: number) =>
  Math.min(1, share / FADES_BELOW) * (OPACITY + (RISE * Math.max(0, share - RISES_ABOVE)) / (1 - RISES_ABOVE))

/**
 * Returns the colour of a step over a grey, as `#rrggbb`, for legends.
 * @param grey lightness of the background, 0 to 255
 */
export function hexOver([red, green, blue, opacity]: HeatStep, grey: number): string {
  const seen = [red, green, blue].map((value) => Math.round(grey + (opacity / 255) * (value - grey)))
  return `#${seen.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const distance = (one: Lab, other: Lab) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

function toSrgb([L, a, b]: Lab): [number, number, number] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Converts linear light to an sRGB value from 0 to 255, clipped to the sRGB gamut. */
function gamma(light: number): number {
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, value)))
}
