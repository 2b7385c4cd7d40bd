import type { Rectangle } from '../../lib/research/areas'
import type { Scene, SceneVersion } from './scene'

export const SIDES = ['x', 'y', 'width', 'height'] as const

/** The rectangles that a version lists; a polygon cannot be drawn here. */
export const listedOf = ({ data }: SceneVersion): Rectangle[] =>
  data.areas.flatMap((area) => ('points' in area ? [] : area))

/** The name of the listed area that is chosen; undefined for one that is drawn freely. */
export const chosenName = ({ versions, state: { area } }: Scene): string | undefined =>
  versions.flatMap(listedOf).find((each) => SIDES.every((side) => each[side] === area?.[side]))?.id

/** Where the chosen area lies on a version: its own of the listed name, or the same place on all. */
export function ownArea(scene: Scene, version: SceneVersion): Rectangle | undefined {
  const name = chosenName(scene)
  return name ? listedOf(version).find(({ id }) => id === name) : scene.state.area
}
