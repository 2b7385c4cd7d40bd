import type { Fixation, Results } from '@oogwenk/gaze'
import { colours } from '../stills/colours'
import { bikePage } from './bike-page'
import { colourOf, type Picture } from './canvas'
import { CoverageLayer } from './coverage-layer'
import { EYE, eyesAt } from './eyes'
import { fixationsOf } from './looks'
import { easeInOut, FROM_GRID, HEIGHT, momentOf, WIDTH } from './timing'

/**
 * The factors by which a circle darkens red, green and blue: light enough to distinguish thirty fixations at one point
 * from ten.
 */
const TINT = [1, 0.84, 0.7] as const
/** Shorter fixations are left out: hundreds of small circles would hide where eyes rested. */
const MIN_DURATION_MS = 200
/**
 * The radius in pixels of the shortest fixation and of the longest; between them it follows the square root of the
 * duration.
 */
const RADIUS = { min: 10, max: 46 }

/** Draws the frames of "Heatmaps": each fixation on the bike shop's page is a circle that grows while it lasts. */
export async function heatmap(results: Results, scale: number): Promise<(frame: number) => Promise<Picture>> {
  const page = await bikePage(scale)
  const fixations = fixationsOf(results)
    .flat()
    .filter((fixation) => durationOf(fixation) >= MIN_DURATION_MS)
  const longest = Math.max(...fixations.map(durationOf))
  const [width, height] = [WIDTH * scale, HEIGHT * scale]
  return async (frame) => {
    const { time, visible, live } = momentOf(frame)
    const heat = new CoverageLayer(width, height)
    for (const fixation of fixations)
      drawFixation(heat, fixation, radiusOf(fixation, longest), { time, visible, scale })
    const data = Buffer.alloc(width * height * 3)
    mix(data, heat.counts, page)
    const eyes = live > 0 ? eyesAt(results, time) : []
    const eyeballs = new CoverageLayer(width, height)
    const pupils = new CoverageLayer(width, height)
    for (const { x, y } of eyes) {
      eyeballs.circle(x * scale, y * scale, EYE.r * scale * easeInOut(live))
      pupils.circle(x * scale, y * scale, EYE.pupil * scale * easeInOut(live))
    }
    cover(data, eyeballs.counts, colourOf(colours.paper))
    cover(data, pupils.counts, colourOf(colours.navy))
    return { width, height, data }
  }
}

const durationOf = ({ start, end }: Fixation) => end - start

/** Returns the radius of a circle when its fixation ends, in pixels. */
function radiusOf(fixation: Fixation, longest: number): number {
  const [now, from, to] = [durationOf(fixation), MIN_DURATION_MS, longest].map(Math.sqrt) as [number, number, number]
  return RADIUS.min + (RADIUS.max - RADIUS.min) * ((now - from) / (to - from))
}

/** Draws a circle whose area grows with time while a fixation lasts. */
function drawFixation(
  heat: CoverageLayer,
  { x, y, start, end }: Fixation,
  radius: number,
  { time, visible, scale }: { time: number; visible: number; scale: number },
): void {
  if (time <= start) return
  const part = (Math.min(time, end) - start) / (end - start)
  heat.circle(x * FROM_GRID * scale, y * FROM_GRID * scale, radius * Math.sqrt(part) * scale * visible)
}

/**
 * Paints a yellow background, multiplies it by the tint of the fixations, and draws the lines of the page last, so that
 * no colour turns muddy.
 */
function mix(data: Buffer, counts: Float32Array, page: Buffer): void {
  const ground = colourOf(colours.yellow)
  const line = colourOf(colours.navy)
  for (let index = 0; index < counts.length; index += 1) {
    const count = counts[index] as number
    const covered = (page[index] as number) / 255
    for (let channel = 0; channel < 3; channel += 1) {
      const heated = (ground[channel] as number) * (TINT[channel] as number) ** count
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
