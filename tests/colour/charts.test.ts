import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import * as settings from '@oogwenk/gaze/settings'
import { heatRamp, hexOver } from '../../lib/charts/heat-ramp'
import { KINDS, labOf, type Rgb, rgbOf, seenBy, timesNoticeable } from './vision'

/** The colours of the charts, read from `tokens.css`. */
const tokens = readFileSync('app/styles/tokens.css', 'utf8')
const token = (name: string, scheme: 'day' | 'night' = 'day') => {
  const block = scheme === 'day' ? tokens : tokens.slice(tokens.indexOf('[data-scheme="night"]'))
  return rgbOf(new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? '')
}
const kinds = Object.keys(KINDS)
/** Lines are 3 px wide and letters 18 px high, on a screen with about as many pixels per degree as a picture's grid. */
const [line, mark] = [3 / settings.PIXELS_PER_DEGREE, 18 / settings.PIXELS_PER_DEGREE]

/** Blends a colour over a background in sRGB, as browsers do. */
const blend = (paint: Rgb, ground: Rgb, opacity: number): Rgb =>
  paint.map((value, index) => opacity * value + (1 - opacity) * (ground[index] as number)) as never

test('the simulation leaves white and grey unchanged and removes hues', () => {
  for (const kind of kinds)
    for (const grey of ['#ffffff', '#808080', '#000000'])
      for (const axis of [1, 2] as const) expect(Math.abs(labOf(seenBy(kind, rgbOf(grey)))[axis])).toBeLessThan(0.5)
  // Red and a green of equal lightness are much harder to distinguish without green cones.
  const [red, green] = [rgbOf('#c05050'), rgbOf('#6f7f20')]
  expect(timesNoticeable('all cones', red, green, 1)).toBeGreaterThan(5)
  expect(timesNoticeable('no green cones', red, green, 1)).toBeLessThan(4)
})

// Twice what half of all people notice, which leaves a margin for the others. The smallest measured difference is a
// little larger.
const MIN_DIFFERENCE = 2

test.each(kinds)(
  'the lines of A and B can be distinguished on the night panel with %s, even without their letters',
  (kind) => {
    const [mint, coral] = [token('mint'), token('coral')]
    expect(timesNoticeable(kind, mint, coral, mark)).toBeGreaterThan(MIN_DIFFERENCE)
    expect(timesNoticeable(kind, mint, coral, line)).toBeGreaterThan(1)
  },
)

test.each(kinds)('each line and band stands out from the background with %s', (kind) => {
  const night = token('ground', 'night')
  for (const name of ['mint', 'coral']) {
    expect(timesNoticeable(kind, token(name), night, line)).toBeGreaterThan(MIN_DIFFERENCE)
    expect(timesNoticeable(kind, blend(token(name), night, 0.26), night, mark)).toBeGreaterThan(1)
  }
})

test.each(kinds)('the eyes of A and of B, and their pupils, can be distinguished with %s in both schemes', (kind) => {
  const [ink, mint, coral] = [token('ink'), token('mint'), token('coral')]
  expect(timesNoticeable(kind, mint, coral, 20 / settings.PIXELS_PER_DEGREE)).toBeGreaterThan(MIN_DIFFERENCE)
  for (const eye of [mint, coral]) {
    expect(timesNoticeable(kind, eye, ink, 5 / settings.PIXELS_PER_DEGREE)).toBeGreaterThan(MIN_DIFFERENCE)
    for (const scheme of ['day', 'night'] as const)
      expect(timesNoticeable(kind, eye, token('ground', scheme), 20 / settings.PIXELS_PER_DEGREE)).toBeGreaterThan(1)
  }
})

test.each(kinds)('the ramp of heatmaps gets lighter all the way with %s', (kind) => {
  const lightness = heatRamp(32).map((step) => labOf(seenBy(kind, [step[0], step[1], step[2]]))[0])
  for (const [index, next] of lightness.slice(1).entries()) expect(next).toBeGreaterThan(lightness[index] as number)
})

test.each(kinds)('on its background, the ramp has eight steps that can be distinguished with %s', (kind) => {
  const ink = token('ink')
  const steps = heatRamp(8).map(([r, g, b, opacity]) => blend([r, g, b], ink, opacity / 255))
  const next = steps.slice(1).map((step, index) => timesNoticeable(kind, steps[index] as Rgb, step, 1))
  expect(Math.min(...next)).toBeGreaterThan(1)
})

test('the steps of the ramp are about equal', () => {
  const lengths = heatRamp(33)
    .map(([r, g, b]) => okLab([r, g, b]))
    .map((lab, index, all) =>
      index === 0 ? 0 : Math.hypot(...lab.map((value, axis) => value - (all[index - 1]?.[axis] as number))),
    )
    .slice(1)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  for (const length of lengths) expect(Math.abs(length / mean - 1)).toBeLessThan(0.2)
})

test('a legend shows each step as it looks over a grey picture', () => {
  expect(hexOver([255, 231, 88, 0], 44)).toBe('#2c2c2c')
  expect(hexOver([255, 231, 88, 255], 44)).toBe('#ffe758')
  expect(hexOver([254, 200, 4, 127.5], 0)).toBe('#7f6402')
})

test('opacity never falls along the ramp, and its end is nearly opaque', () => {
  const opacities = heatRamp(64).map((step) => step[3])
  expect(opacities).toEqual(opacities.toSorted((one, other) => one - other))
  expect(opacities.at(-1)).toBe(242)
})

/**
 * Converts a colour to OKLab.
 * @source Ottosson (2020), implemented again so that the test shares no code with the ramp
 */
function okLab(colour: Rgb): Rgb {
  const [r, g, b] = seenBy('all cones', colour)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
