import type { Fixation, Results } from '@oogwenk/gaze'
import { inks } from '../stills/inks'
import { bikePage } from './bike-page'
import { colourOf, type Picture } from './canvas'
import { eyesAt } from './eyes'
import { InkLayer } from './ink-layer'
import { fixationsOf } from './looks'
import { easeInOut, FROM_GRID, HEIGHT, momentOf, WIDTH } from './timing'

/** What one layer of ink leaves of red, green and blue. It is thin enough to distinguish thirty fixations at one point from ten. */
const INK = [1, 0.84, 0.7] as const
/** Shorter fixations are left out, in milliseconds: hundreds of small circles would hide where eyes rested. */
const SHORTEST = 200
/** The radius in pixels of the shortest fixation and of the longest; between them it follows the square root of the duration. */
const RADIUS = { min: 10, max: 46 }
/** The radius of a viewer's eye, and of its pupil. */
const EYE = { r: 11, pupil: 4.4 }

/** Draws the frames of "Heatmaps": each fixation on the bike shop's page is a circle of ink that grows while it lasts. */
export async function heatmap(results: Results, scale: number): Promise<(frame: number) => Promise<Picture>> {
  const page = await bikePage(scale)
  const fixations = fixationsOf(results)
    .flat()
    .filter((fixation) => lengthOf(fixation) >= SHORTEST)
  const longest = Math.max(...fixations.map(lengthOf))
  const [width, height] = [WIDTH * scale, HEIGHT * scale]
  return async (frame) => {
    const { time, visible, live } = momentOf(frame)
    const heat = new InkLayer(width, height)
    for (const fixation of fixations) print(heat, fixation, radiusOf(fixation, longest), { time, visible, scale })
    const data = Buffer.alloc(width * height * 3)
    mix(data, heat.counts, page)
    const eyes = live > 0 ? eyesAt(results, time) : []
    const balls = new InkLayer(width, height)
    const pupils = new InkLayer(width, height)
    for (const { x, y } of eyes) {
      balls.circle(x * scale, y * scale, EYE.r * scale * easeInOut(live))
      pupils.circle(x * scale, y * scale, EYE.pupil * scale * easeInOut(live))
    }
    cover(data, balls.counts, colourOf(inks.paper))
    cover(data, pupils.counts, colourOf(inks.ink))
    return { width, height, data }
  }
}

const lengthOf = ({ start, end }: Fixation) => end - start

/** Returns the radius of a circle when its fixation ends, in pixels. */
function radiusOf(fixation: Fixation, longest: number): number {
  const [now, from, to] = [lengthOf(fixation), SHORTEST, longest].map(Math.sqrt) as [number, number, number]
  return RADIUS.min + (RADIUS.max - RADIUS.min) * ((now - from) / (to - from))
}

/** Prints a circle whose area grows with time while a fixation lasts. */
function print(
  heat: InkLayer,
  { x, y, start, end }: Fixation,
  radius: number,
  { time, visible, scale }: { time: number; visible: number; scale: number },
): void {
  if (time <= start) return
  const part = (Math.min(time, end) - start) / (end - start)
  heat.circle(x * FROM_GRID * scale, y * FROM_GRID * scale, radius * Math.sqrt(part) * scale * visible)
}

/**
 * Mixes a yellow background, the ink of fixations multiplied onto it, and the ink of the page last, so that nothing turns
 * muddy.
 */
function mix(data: Buffer, counts: Float32Array, page: Buffer): void {
  const ground = colourOf(inks.yellow)
  const line = colourOf(inks.ink)
  for (let index = 0; index < counts.length; index += 1) {
    const count = counts[index] as number
    const covered = (page[index] as number) / 255
    for (let channel = 0; channel < 3; channel += 1) {
      const heated = (ground[channel] as number) * (INK[channel] as number) ** count
      data[index * 3 + channel] = Math.round(heated + ((line[channel] as number) - heated) * covered)
    }
  }
}

/** Paints everything that a layer covers in a flat colour. */
function cover(data: Buffer, counts: Float32Array, colour: readonly number[]): void {
  for (let index = 0; index < counts.length; index += 1) {
    const covered = Math.min(1, counts[index] as number)
    if (covered === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const before = data[index * 3 + channel] as number
      data[index * 3 + channel] = Math.round(before + ((colour[channel] as number) - before) * covered)
    }
  }
}
