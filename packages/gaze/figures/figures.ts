import { typicalStep } from '../reading/check-results'
import { addSessions, designOf, type Version, type VersionWithSessions } from '../sessions'
import type { FixationOptions } from '../settings'
import type { Interval, Verdict } from '../statistics/statistics'
import type { Trust } from '../vision'
import { differenceOf } from './compare'
import { type Metric, metricsOf, type Unit } from './metrics'
import { roundFigures } from './round-figures'
import { summarise } from './summarise'

/** A named number with everything shown beside it. */
export interface Figure {
  /** `a.engagement`, `difference.happiness`, `a.areas.product.dwellShare`. */
  token: string
  /** Not rounded; NaN if nobody has it. */
  value: number
  /** As shown. The printed numbers of a page add up. */
  printed: number
  unit: Unit
  decimals: number
  signed: boolean
  /** 95%, not rounded. */
  interval?: Interval | undefined
  printedInterval?: Interval | undefined
  /** People it was computed from, and all people. */
  n: number
  of: number
  /** People who never looked at the area; people without a fixation do not count. Unknown if the same people saw both. */
  never?: number
  /** People without a fixation, so that nothing is known about their looks at the area. */
  noFixation?: number
  /**
   * One value for each person, in the order of the file, NaN if there is none. Undefined for differences between
   * different people.
   */
  values?: number[]
  verdict?: Verdict
  /** How well webcams can distinguish looks at this area from looks next to it. */
  trust?: Trust
  /** True for all but the primary metric: a hint, not proof. */
  exploratory: boolean
}

/** Figures by token. */
export type Figures = ReadonlyMap<string, Figure>

/** What figures depend on besides the results files and areas. */
export interface FiguresOptions {
  /** The primary metric, chosen before the test. */
  primary?: string
  fixations?: Partial<FixationOptions>
}

/**
 * Computes every figure. One version has figures `a.…`; with a second there are `b.…` and `difference.…` (second minus
 * first) for what both have.
 * @throws ResultsError if only some people are in both files
 * @throws Error if two areas have one name, or the primary metric does not exist
 */
export function figuresOf(first: Version, second?: Version, options: FiguresOptions = {}): Figures {
  return figuresFromSessions(addSessions(second ? [first, second] : [first], options.fixations), options.primary)
}

/** Computes the same figures from one or two versions whose sessions are known. */
export function figuresFromSessions(versions: readonly VersionWithSessions[], primary = 'engagement'): Figures {
  const [first, second] = versions as readonly [VersionWithSessions, VersionWithSessions?]
  const design = second && designOf(first.results.participants, second.results.participants)
  const figures = new Map<string, Figure>()
  const sets = versions.map((version, index) => {
    const { sessions } = version
    const letter = index === 0 ? 'a' : 'b'
    const metrics = new Map<string, { metric: Metric; figure: Figure }>()
    for (const metric of metricsOf(version)) {
      if (metrics.has(metric.name)) throw new Error(`Two areas are called ${metric.name}. Give each its own name.`)
      const figure = { ...summarise(metric, sessions), token: `${letter}.${metric.name}` }
      metrics.set(metric.name, { metric, figure: { ...figure, exploratory: metric.name !== primary } })
    }
    if (!metrics.has(primary)) throw new Error(`There is no metric ${primary}. Name one of ${[...metrics.keys()]}.`)
    for (const { figure } of metrics.values()) figures.set(figure.token, figure)
    for (const count of countsOf(version))
      figures.set(`${letter}.${count.token}`, { ...count, token: `${letter}.${count.token}` })
    return { metrics, ids: version.results.participants }
  })
  const [a, b] = sets
  if (a && b && design)
    for (const [name, { metric, figure }] of a.metrics) {
      const other = b.metrics.get(name)
      if (!other) continue
      const difference = differenceOf(metric, [figure, a.ids], [other.figure, b.ids], design)
      figures.set(difference.token, difference)
    }
  roundFigures(figures)
  return figures
}

/** Returns the counts of the file itself, which have no interval. */
function countsOf({ results, areas, sessions }: VersionWithSessions): Figure[] {
  const { counts, time } = results
  const share = (count: number) => (100 * count) / counts.rows
  const plain = (token: string, value: number, unit: Unit, decimals = 0): Figure => {
    const [n, of] = [sessions.length, sessions.length]
    return { token, value, printed: Number.NaN, unit, decimals, signed: false, n, of, exploratory: true }
  }
  return [
    plain('people', sessions.length, 'count'),
    plain('samples', counts.rows, 'count'),
    plain('duration', time.reduce((longest, now) => Math.max(longest, now), 0) / 1000, 'seconds'),
    plain('rate', 1000 / typicalStep(results), 'count'),
    plain('lost', share(counts.lost), 'percent', 1),
    plain('outside', share(counts.outside), 'percent', 1),
    plain('repeated', counts.repeated, 'count'),
    plain('areaCount', areas.length, 'count'),
  ]
}
