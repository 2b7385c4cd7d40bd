import { type AreaOfInterest, cornersOf } from './areas'
import { looksAt, shareElsewhere } from './looks'
import { roundParts } from './rounding'
import type { Session } from './sessions'
import { meanOf } from './statistics'
import { type AreaFigures, figuresOfArea } from './summarise'

const isSame = (one: AreaOfInterest, other: AreaOfInterest) =>
  JSON.stringify(cornersOf(one)) === JSON.stringify(cornersOf(other))

/**
 * What is said of an area that a visitor drew. Where it is one of the listed ones, its share is printed as on the page,
 * where the shares of all areas with the rest add up to 100.
 * @param listed areas of the version
 */
export function figuresOfDrawn(
  sessions: readonly Session[],
  area: AreaOfInterest,
  listed: readonly AreaOfInterest[],
): AreaFigures {
  const figures = figuresOfArea(sessions, area)
  const place = listed.findIndex((each) => isSame(each, area))
  if (place < 0) return figures
  const parts = [
    ...listed.map((each) => meanOf(sessions.map(({ fixations }) => 100 * looksAt(fixations, each).dwellShare))),
    meanOf(sessions.map(({ fixations }) => 100 * shareElsewhere(fixations, listed))),
  ]
  const { dwellShare } = figures
  if (Math.abs(parts.reduce((sum, part) => sum + part, 0) - 100) < 1e-6)
    dwellShare.printed = roundParts(parts, 100, dwellShare.decimals)[place] as number
  return figures
}
