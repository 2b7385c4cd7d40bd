import { type AreaOfInterest, widestCircle } from '../areas'
import { hasFixation, looksAt } from '../looks'
import type { Session } from '../sessions'
import { shareInterval } from '../statistics/proportions'
import { estimate } from '../statistics/statistics'
import { trustOf } from '../vision'
import type { Figure } from './figures'
import { areaMetrics, type Metric } from './metrics'
import { roundFigures } from './round-figures'

/** One metric of a group. */
export function summarise(metric: Metric, sessions: readonly Session[]): Omit<Figure, 'token' | 'exploratory'> {
  const { unit, decimals, signed, range = [-Infinity, Number.POSITIVE_INFINITY], area } = metric
  const values = sessions.map(metric.of)
  const { mean, n, interval } = estimate(values)
  const cut = interval && { low: Math.max(range[0], interval.low), high: Math.min(range[1], interval.high) }
  const shared = { printed: Number.NaN, unit, decimals, signed, n, of: sessions.length, values }
  const looking = area && {
    never: sessions.filter((session) => hasFixation(session) && looksAt(session.fixations, area).looks === 0).length,
    noFixation: sessions.filter((session) => !hasFixation(session)).length,
    trust: trustOf(widestCircle(area)),
  }
  if (!metric.yesNo) return { ...shared, ...looking, value: mean, interval: cut }
  const share = shareInterval(Math.round(mean * n), n)
  const inPercent = share && { low: 100 * share.low, high: 100 * share.high }
  return { ...shared, ...looking, value: 100 * mean, interval: inPercent }
}

/** The figures of a newly drawn area. */
export interface AreaFigures {
  dwell: Figure
  dwellShare: Figure
  firstLook: Figure
  seen: Figure
}

/**
 * Dwell, share, first look and share of people of one area, from sessions with known fixations: fast enough to be
 * called while the area is drawn.
 */
export function figuresOfArea(sessions: readonly Session[], area: AreaOfInterest): AreaFigures {
  const figures = new Map<string, Figure>()
  for (const metric of areaMetrics(area).slice(0, 4)) {
    const name = metric.name.slice(metric.name.lastIndexOf('.') + 1)
    figures.set(name, { ...summarise(metric, sessions), token: name, exploratory: true })
  }
  roundFigures(figures)
  return Object.fromEntries(figures) as unknown as AreaFigures
}
