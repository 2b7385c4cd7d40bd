import { type Fixation, looksAt, type Results, sessionsOf } from '@oogwenk/gaze'
import { type Area, readStimuli } from '../sessions/stimuli'

/** The looks of each viewer, as the analysis finds them in the measured gaze. */
export const looksOf = (results: Results): Fixation[][] => sessionsOf(results).map(({ fixations }) => fixations)

/** The areas that simulated viewers saw in a picture. @throws if there is no such picture */
export async function areasOf(name: string): Promise<Area[]> {
  const stimulus = (await readStimuli())[name]
  if (!stimulus) throw new Error(`There is no stimulus “${name}”. Name one of tools/media/artwork/areas.json.`)
  return stimulus.areas
}

/** Seconds that a viewer has looked at an area up to a moment (in milliseconds), on average. */
export function dwellUntil(looks: readonly (readonly Fixation[])[], area: Area, moment: number): number {
  const dwells = looks.map((own) => {
    const so = own.filter(({ start }) => start < moment).map((look) => ({ ...look, end: Math.min(look.end, moment) }))
    return looksAt(so, area).dwell
  })
  return dwells.reduce((sum, dwell) => sum + dwell, 0) / dwells.length / 1000
}
