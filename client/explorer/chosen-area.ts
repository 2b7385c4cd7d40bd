import type { Rectangle } from '@oogwenk/gaze'
import type { ExplorerStore, StageVersion } from './store'

/** The fields of a rectangle, in the order in which they are shown. */
export const RECTANGLE_KEYS = ['x', 'y', 'width', 'height'] as const

/** Returns the listed rectangles of a version, without the polygons, because visitors can only draw rectangles. */
export const listRectangles = ({ data }: StageVersion): Rectangle[] =>
  data.areas.flatMap((area) => ('points' in area ? [] : area))

/** Returns the name of the chosen area if it is a listed one; undefined if it was drawn, or if there is none. */
export const chosenName = ({ versions, state: { area } }: ExplorerStore): string | undefined =>
  versions.flatMap(listRectangles).find((each) => RECTANGLE_KEYS.every((key) => each[key] === area?.[key]))?.id

/**
 * Returns the chosen area on one version: its own area of that name or, if the area was drawn, the same rectangle on
 * every version. Undefined if no area is chosen, or this version has none of that name.
 */
export function chosenAreaOn(store: ExplorerStore, version: StageVersion): Rectangle | undefined {
  const name = chosenName(store)
  return name ? listRectangles(version).find(({ id }) => id === name) : store.state.area
}
