import { readFile } from 'node:fs/promises'
import type { BasicEmotion } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { z } from 'zod'

/** The tested pictures as simulated viewers see them. */
export const STIMULI_FILE = 'tools/media/artwork/areas.json'

const share = z.number().min(0).max(1)
const feel = z.strictObject({
  ...(Object.fromEntries(settings.BASIC_EMOTIONS.map((emotion) => [emotion, share.optional()])) as Record<
    BasicEmotion,
    z.ZodOptional<typeof share>
  >),
  arousal: share.optional(),
})

const area = z.strictObject({
  id: z.string().min(1),
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
  salience: z.number().positive(),
  early: z.number().positive().optional(),
  stay: share,
  text: z.boolean().optional(),
  feel: feel.optional(),
})

const stimulus = z.strictObject({
  title: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  areas: z.array(area).min(1),
})

const stimuli = z.record(z.string(), stimulus)

/**
 * A part of a tested picture: a box on its grid, and its effect on a simulated viewer. `salience` is how strongly it
 * attracts the eye relative to the others, `early` how much more so for the first looks, and `stay` the probability
 * that the eye stays there for another look. `text` is read in lines. `feel` is what a look adds to each emotion's
 * share of the expression (0 to 1) and to arousal.
 */
export type Area = z.output<typeof area>

/** A tested picture: the size of its grid and the areas to look at. */
export type Stimulus = z.output<typeof stimulus>

/**
 * Reads the tested pictures, by name.
 * @throws if the file is invalid; the message names the field
 */
export async function readStimuli(file = STIMULI_FILE): Promise<Record<string, Stimulus>> {
  const read = stimuli.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (read.success) return read.data
  throw new Error(`${file} does not describe stimuli. Correct these fields:\n${z.prettifyError(read.error)}`)
}
