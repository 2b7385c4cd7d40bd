import type { LockedCurves, Report } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'

/** The number of versions with enough people around a first look. */
const countUsable = ({ channels }: LockedCurves) =>
  Math.max(0, ...channels.map(({ curves }) => curves.filter(({ usable }) => usable >= settings.MIN_PEOPLE).length))

/**
 * Chooses the area to which curves are locked by default: of the areas that all versions have, the one around whose
 * first look the most versions have curves of enough people; if there are several, the one with the longest dwell time.
 * @returns undefined if no area is in all versions and has enough people in one of them
 */
export function lockedAreaOf({ areas, locked, versions }: Pick<Report, 'areas' | 'locked' | 'versions'>) {
  const dwell = (id: string) =>
    areas.find((each) => each.id === id)?.cells.reduce((sum, cell) => sum + (cell.dwell.value || 0), 0) ?? 0
  return locked
    .filter((each) => each.letters.length === versions.length && countUsable(each) > 0)
    .toSorted((one, other) => countUsable(other) - countUsable(one) || dwell(other.area) - dwell(one.area))[0]?.area
}
