import { chooseByWeight } from './choose-by-weight'
import { degreesBetween, type Point } from './scale'
import type { Area } from './stimuli'
import type { Random } from './streams'
import type { Viewer } from './viewer'

/** What a viewer has done so far. */
export interface Memory {
  /** The number of areas chosen. */
  looks: number
  /** When each area was left, in milliseconds, by its id. */
  left: Map<string, number>
}

/** The number of choices that count as the first ones, to which `early` applies. */
const FIRST_LOOKS = 3
/**
 * Inhibition of return: the eye is slow to go back to where it has just been (Posner and Cohen 1984). The share of an
 * area's pull that is lost when the eye leaves, and the time constant of its recovery, in milliseconds.
 */
const INHIBITION_OF_RETURN = { lost: 0.75, recovery: 2200 }
/** The distance in degrees at which the pull of an area is 1/e of that of a near one. */
const REACH = 18

/**
 * Chooses the next area at random: by its salience for this viewer, reduced if the eye has just been there, and reduced
 * with its distance.
 * @param from the position of the eye
 * @param current the area that the eye is leaving; it is chosen again only if there is no other
 * @param now milliseconds since the stimulus appeared
 */
export function chooseArea(
  areas: readonly Area[],
  { interest }: Viewer,
  from: Point,
  current: Area | undefined,
  { looks, left }: Memory,
  now: number,
  random: Random,
): Area {
  const pulls = areas.map((area) => {
    if (area === current) return 0
    const before = left.get(area.id)
    const early = looks < FIRST_LOOKS ? (area.early ?? 1) : 1
    const rested =
      before === undefined
        ? 1
        : 1 - INHIBITION_OF_RETURN.lost * Math.exp(-(now - before) / INHIBITION_OF_RETURN.recovery)
    const proximity = Math.exp(-degreesBetween(from, middle(area)) / REACH)
    return area.salience * (interest.get(area.id) ?? 1) * early * rested * proximity
  })
  return chooseByWeight(areas, pulls, random)
}

const middle = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 })
