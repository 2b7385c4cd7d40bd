import { normal, seededRandom } from '../../../lib/images/headline/random'
import { chooseByWeight } from '../sessions/choose-by-weight'

/**
 * An area of a picture: a box and what a simulated viewer needs. It is like those in `tools/media/artwork/areas.json`,
 * except that `stay` is a duration here.
 */
export interface Area {
  id: string
  x: number
  y: number
  width: number
  height: number
  /** How strongly it attracts the eye, relative to the others. */
  salience: number
  /** The factor that multiplies its salience during a viewer's first three looks. */
  early?: number
  /** The usual duration of a look, in seconds. */
  stay: number
}

/** One look of one simulated viewer. */
export interface Look {
  person: number
  x: number
  y: number
  seconds: number
}

/**
 * Simulates viewers who look at a picture. Each look goes to an area by its salience, and lands around its middle.
 * @param people the number of viewers
 * @param looks the number of looks of each viewer
 * @returns the same looks for the same seed, in the units of the areas
 * @throws if there are no areas
 */
export function simulateLooks(
  areas: readonly Area[],
  { people, looks, seed }: { people: number; looks: number; seed: number },
): Look[] {
  const random = seededRandom(seed)
  return Array.from({ length: people * looks }, (_, index) => {
    const person = Math.floor(index / looks)
    const area = choose(areas, index % looks < 3, random)
    return {
      person,
      x: area.x + area.width * around(random),
      y: area.y + area.height * around(random),
      seconds: area.stay * Math.exp(0.45 * normal(random)),
    }
  })
}

function choose(areas: readonly Area[], early: boolean, random: () => number): Area {
  const pulls = areas.map((area) => area.salience * (early ? (area.early ?? 1) : 1))
  return chooseByWeight(areas, pulls, random)
}

/** Returns a position within an area, as a fraction of its side: more often near the middle than near the edge. */
const around = (random: () => number) => Math.min(1, Math.max(0, 0.5 + 0.2 * normal(random)))
