import { type AreaOfInterest, cornersOf, type Rectangle } from '../areas'
import { hasFixation, looksAt, shareElsewhere } from '../looks'
import type { Session } from '../sessions'
import { roundParts, roundTo } from '../statistics/rounding'
import { meanOf } from '../statistics/statistics'
import { trustOf } from '../vision'
import { lookMetrics } from './metrics'
import type { AreaFigures } from './summarise'

const isSame = (one: AreaOfInterest, other: AreaOfInterest) =>
  JSON.stringify(cornersOf(one)) === JSON.stringify(cornersOf(other))

/** Returns the figures of one area. A drawn area shows no intervals, so their code is left out. */
function figuresWithoutIntervals(sessions: readonly Session[], area: Rectangle): AreaFigures {
  const shared = {
    ...{ of: sessions.length, exploratory: true, trust: trustOf(Math.min(area.width, area.height)) },
    never: sessions.filter((session) => hasFixation(session) && looksAt(session.fixations, area).looks === 0).length,
  }
  const figures = lookMetrics(area).map(({ name: token, unit, decimals, signed, yesNo, of }) => {
    const values = sessions.map(of)
    const value = meanOf(values) * (yesNo ? 100 : 1)
    const n = values.filter((each) => !Number.isNaN(each)).length
    return [token, { ...shared, token, value, printed: roundTo(value, decimals), unit, decimals, signed, n }] as const
  })
  return Object.fromEntries(figures) as unknown as AreaFigures
}

/**
 * Returns the figures of one area, without intervals: fast enough to be called while the area is drawn. If it is a listed one,
 * its share is printed as in a report, where the shares of all areas, and of the rest, add up to 100.
 * @param sessions with known fixations
 * @param listed areas of the version
 */
export function figuresOfArea(
  sessions: readonly Session[],
  area: Rectangle,
  listed: readonly AreaOfInterest[] = [],
): AreaFigures {
  const figures = figuresWithoutIntervals(sessions, area)
  const index = listed.findIndex((each) => isSame(each, area))
  if (index < 0) return figures
  const parts = [
    ...listed.map((each) => meanOf(sessions.map(({ fixations }) => 100 * looksAt(fixations, each).dwellShare))),
    meanOf(sessions.map(({ fixations }) => 100 * shareElsewhere(fixations, listed))),
  ]
  const { dwellShare } = figures
  if (Math.abs(parts.reduce((sum, part) => sum + part, 0) - 100) < 1e-6)
    dwellShare.printed = roundParts(parts, 100, dwellShare.decimals)[index] as number
  return figures
}
