import { widestCircle } from '../areas'
import { hasFixation, looksAt } from '../looks'
import type { Session } from '../sessions'
import { shareInterval } from '../statistics/proportions'
import { estimate } from '../statistics/statistics'
import { trustOf } from '../vision'
import type { Figure } from './figures'
import type { Metric } from './metrics'

/** Summarises one metric of a group. */
export function summarise(metric: Metric, sessions: readonly Session[]): Omit<Figure, 'token' | 'exploratory'> {
  const { unit, decimals, signed, range = [-Infinity, Number.POSITIVE_INFINITY], area } = metric
  const values = sessions.map(metric.of)
  const { mean, n, interval } = estimate(values)
  const clamped = interval && { low: Math.max(range[0], interval.low), high: Math.min(range[1], interval.high) }
  const shared = { printed: Number.NaN, unit, decimals, signed, n, of: sessions.length, values }
  const looking = area && {
    never: sessions.filter((session) => hasFixation(session) && looksAt(session.fixations, area).looks === 0).length,
    noFixation: sessions.filter((session) => !hasFixation(session)).length,
    trust: trustOf(widestCircle(area)),
  }
  if (!metric.yesNo) return { ...shared, ...looking, value: mean, interval: clamped }
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
