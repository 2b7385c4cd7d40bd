import { type Fixation, looksAt, type Results, sessionsOf } from '@oogwenk/gaze'
import { type Area, readStimuli } from '../sessions/stimuli'

/** Returns the fixations of each viewer, as the analysis finds them in the measured gaze. */
export const fixationsOf = (results: Results): Fixation[][] => sessionsOf(results).map(({ fixations }) => fixations)

/** Returns the areas of a picture that simulated viewers look at. @throws if there is no such picture */
export async function areasOf(name: string): Promise<Area[]> {
  const stimulus = (await readStimuli())[name]
  if (!stimulus) throw new Error(`There is no stimulus “${name}”. Name one of tools/media/artwork/areas.json.`)
  return stimulus.areas
}

/** Returns the mean time in seconds for which viewers have looked at an area up to a moment (in milliseconds). */
export function dwellUntil(looks: readonly (readonly Fixation[])[], area: Area, moment: number): number {
  const dwells = looks.map((own) => {
    const shortened = own
      .filter(({ start }) => start < moment)
      .map((look) => ({ ...look, end: Math.min(look.end, moment) }))
    return looksAt(shortened, area).dwell
  })
  return dwells.reduce((sum, dwell) => sum + dwell, 0) / dwells.length / 1000
}
