/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Returns the channels of a colour such as `#0a2b3c`. */
export const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16)) as never

/**
 * How colours look to people who lack one of the three kinds of cone, as matrices for linear red, green and blue.
 * @source Machado, Oliveira and Fernandes (2009), A physiologically-based model for simulation of color vision
 * deficiency, IEEE Transactions on Visualization and Computer Graphics 15, 1291–1298, severity 1.0
 */
export const KINDS: Readonly<Record<string, readonly Rgb[]>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const linear = (value: number) => (value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)

/** Returns a colour as one kind of vision sees it, as linear light from 0 to 1. */
export function seenBy(kind: string, colour: Rgb): Rgb {
  const light = colour.map(linear) as unknown as Rgb
  return (KINDS[kind] as readonly Rgb[]).map(([r, g, b]) =>
    Math.min(1, Math.max(0, r * light[0] + g * light[1] + b * light[2])),
  ) as never
}

/** Converts linear light to CIELAB, with D65 as white. */
export function labOf([r, g, b]: Rgb): Rgb {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116)
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/**
 * Returns the difference between two colours in multiples of what half of all people notice, on the axis where it is
 * largest.
 * @param degrees size of the mark in degrees of visual angle
 * @source Stone, Albers Szafir and Setlur (2014), An engineering model for color difference as a function of size,
 * Color and Imaging Conference 22, 253–258; measured from 1/3 to 6 degrees, so thinner marks are an extrapolation
 */
export function timesNoticeable(kind: string, one: Rgb, other: Rgb, degrees: number): number {
  const [a, b] = [labOf(seenBy(kind, one)), labOf(seenBy(kind, other))]
  const noticed = [10.16 + 1.5 / degrees, 10.68 + 3.08 / degrees, 10.7 + 5.74 / degrees].map((each) => each / 2)
  return Math.max(...noticed.map((each, axis) => Math.abs((a[axis] as number) - (b[axis] as number)) / each))
}
