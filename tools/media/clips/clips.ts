import { readFile } from 'node:fs/promises'
import { type Results, readResults } from '@oogwenk/gaze'
import { areas } from './areas'
import type { Picture } from './canvas'
import { emotions } from './emotions'
import type { RateFactors } from './encode'
import { heatmap } from './heatmap'
import { pulse } from './pulse'

/** Draws one frame, numbered from 0. */
export type Draw = (frame: number) => Promise<Picture>

/** A clip of the features switcher: whose sessions it shows, and how it is drawn. */
interface Clip {
  results: string
  rateFactors: RateFactors
  prepare: (results: Results, scale: number) => Draw | Promise<Draw>
}

const BURGER = 'content/cases/bugfoundation/a.csv'

/** At these rate factors flat colours look clean; four hundred circles would need more bytes than a page may have. */
const FLAT = { webm: 42, mp4: 26 }

/** The four clips, by the name of their panel. */
export const CLIPS: Record<string, Clip> = {
  heatmaps: { results: 'tools/media/sessions/bike-shop.csv', rateFactors: { webm: 50, mp4: 29 }, prepare: heatmap },
  emotions: { results: BURGER, rateFactors: FLAT, prepare: emotions },
  'heart-rate': { results: BURGER, rateFactors: FLAT, prepare: pulse },
  'areas-of-interest': { results: BURGER, rateFactors: FLAT, prepare: areas },
}

/** Reads the sessions that a clip shows. */
export async function resultsOf(name: string): Promise<Results> {
  return readResults(await readFile(clipOf(name).results), { width: 1200, height: 750 })
}

/**
 * Prepares to draw a clip.
 * @param scale 1 for the video's 960 by 600, 2 for twice as many pixels
 * @throws if there is no such clip
 */
export async function drawClip(name: string, scale: number): Promise<Draw> {
  return clipOf(name).prepare(await resultsOf(name), scale)
}

/** Returns a clip by its name. @throws if there is none */
export function clipOf(name: string): Clip {
  const clip = CLIPS[name]
  if (!clip) throw new Error(`There is no clip “${name}”. Name one of: ${Object.keys(CLIPS).join(', ')}.`)
  return clip
}
