import type { AreaOfInterest } from './areas'
import { type Channel, clockCurve, lockedCurve } from './channels'
import type { Curve } from './curves'
import { type Density, gazeDensity } from './density'
import { BASIC_EMOTIONS } from './emotions'
import { type Figure, type Figures, type FiguresOptions, figuresFromSessions } from './figures/figures'
import { metricsOf } from './figures/metrics'
import type { Fixation } from './fixations'
import { gazeShares } from './gaze-shares'
import { countLooking, hasFixation } from './looks'
import { type AreaRow, areaRows, mainOf } from './report-areas'
import type { Counts, Grid } from './results'
import { addSessions, type Design, designOf, type Version, type VersionWithSessions } from './sessions'
import { CURVE_STEP, type DensityOptions } from './settings'

/** What a report needs to know besides the results files. */
export interface ReportOptions extends FiguresOptions {
  /** Whether a model generated the sessions. Everything drawn from them then says that they are simulated. */
  simulated?: boolean
  /** Coarser cells keep the report on a large stimulus small. */
  density?: Partial<DensityOptions>
}

/** One metric of A and, in an A/B test, of B, with their difference. */
export interface ScoreRow {
  /** `engagement`, `happiness`, `excitement`. */
  name: string
  /** The figure of A and, if there is one, of B. They contain each person's value. */
  figures: Figure[]
  /** Undefined for one version. */
  difference?: Figure | undefined
  /** True for all but the primary metric. */
  exploratory: boolean
}

/** How many people look at one area, step by step. */
export interface PeopleLooking {
  /** The area. */
  id: string
  people: number[]
}

/** One version: the data of its part of each chart. */
export interface ReportVersion {
  /** `a` or `b`, as in the tokens of its figures. */
  letter: 'a' | 'b'
  grid: Grid
  areas: AreaOfInterest[]
  /** Participant ids, in the order of the file, which is also the order of a figure's values and of `fixations`. */
  people: string[]
  fixations: Fixation[][]
  /** Whether anything is known about what each person looked at. */
  hasFixation: boolean[]
  /** The density of everyone’s gaze, over the whole session. */
  density: Density
  /** The share of all gaze on the picture in each area, 0 to 1. */
  gazeShares: number[]
  /** For each area, in steps of `Report.lookingStep`. */
  looking: PeopleLooking[]
  /**
   * Rows of the file, repeated rows, and rows without gaze, with gaze outside the picture, without heart rate or
   * without emotions.
   */
  counts: Counts
}

/** A channel of A and, in an A/B test, of B. */
export interface ChannelCurves {
  channel: Channel
  curves: Curve[]
}

/** The channels around the first look at an area. */
export interface LockedCurves {
  area: string
  /** Which versions have the area, in the order of the curves. */
  letters: ('a' | 'b')[]
  channels: ChannelCurves[]
}

/**
 * All data of a case page's charts and tables, as plain data: `structuredClone` passes it from a worker to a page, and
 * it contains no functions. The build and the browser make it with the same call.
 */
export interface Report {
  simulated: boolean
  /** The primary metric, chosen before the test; undefined if there is none, and all metrics are exploratory. */
  primary?: string | undefined
  /** Undefined for one version. */
  design?: Design | undefined
  /** Milliseconds to the last sample, rounded up to whole steps of the curves. */
  duration: number
  versions: ReportVersion[]
  /** Every number by its token. */
  figures: Figures
  /** Scores, emotions, heart rate and fixations; areas have separate rows. */
  scores: ScoreRow[]
  areas: AreaRow[]
  /** Over clock time. Empty if nobody has a value. */
  clock: ChannelCurves[]
  /** Around the first look at each area. */
  locked: LockedCurves[]
  /** The mass of the largest cell of all densities: pictures that are compared share one scale. */
  peak: number
  /** The length of a step in `looking`, in milliseconds. */
  lookingStep: number
  /** The area with the longest dwell time that all versions have; undefined if they share none. */
  main?: string | undefined
}

/** The channels over time, in the order of a page. */
const CHANNELS: readonly Channel[] = [...BASIC_EMOTIONS, 'heartrate']

/** Maximum steps of a curve: a longer recording gets wider ones. */
const MAX_STEPS = 600
/** The number of bars in the chart of how many people look at an area. */
const LOOKING_STEPS = 60

/**
 * Computes everything that the parts of a case page show.
 * @throws ResultsError if only some people are in both files
 * @throws Error if two areas have one name, or the primary metric does not exist
 */
export function reportOf(first: Version, second?: Version, options: ReportOptions = {}): Report {
  const { simulated = false, primary } = options
  const versions = addSessions(second ? [first, second] : [first], options.fixations)
  const figures = figuresFromSessions(versions, primary)
  const longest = Math.max(...versions.map(({ results }) => results.time.reduce((max, now) => Math.max(max, now), 0)))
  const step = CURVE_STEP * Math.max(1, Math.ceil(longest / CURVE_STEP / MAX_STEPS))
  const duration = Math.max(step, Math.ceil(longest / step) * step)
  const lookingStep = duration / LOOKING_STEPS
  const reportVersions = versions.map((version, index) =>
    versionOf(version, index === 0 ? 'a' : 'b', {
      ...{ until: duration, step: lookingStep, density: options.density },
    }),
  )
  const areas = areaRows(reportVersions, figures)
  return {
    ...{ simulated, primary, duration, lookingStep, figures, areas, versions: reportVersions },
    design: second && designOf(first.results.participants, second.results.participants),
    scores: scoreRows(versions, figures, primary),
    clock: CHANNELS.map((channel) => ({
      channel,
      curves: versions.map(({ sessions }) => clockCurve(sessions, channel, duration, { step })),
    })).filter(isKnown),
    locked: lockedCurves(versions),
    peak: Math.max(...reportVersions.map(({ density }) => density.mass.reduce((max, cell) => Math.max(max, cell), 0))),
    main: mainOf(areas, versions.length),
  }
}

function versionOf(
  { results, areas, sessions }: VersionWithSessions,
  letter: 'a' | 'b',
  { density, ...steps }: { until: number; step: number; density: ReportOptions['density'] },
): ReportVersion {
  const fixations = sessions.map((session) => session.fixations)
  return {
    ...{ letter, grid: results.grid, areas: [...areas], people: results.participants, fixations },
    hasFixation: sessions.map(hasFixation),
    density: gazeDensity(results, results.grid, density),
    gazeShares: gazeShares(results, results.grid, areas, density),
    looking: areas.map((area) => ({ id: area.id, people: countLooking(fixations, area, steps) })),
    counts: results.counts,
  }
}

/** Returns the metrics without an area, in the order of the page, with the primary metric first. */
function scoreRows(versions: readonly Version[], figures: Figures, primary: string | undefined): ScoreRow[] {
  const [first] = versions as [Version]
  const names = metricsOf(first).flatMap(({ name, area }) => (area ? [] : [name]))
  const rows = names.map(
    (name): ScoreRow => ({
      name,
      figures: ['a', 'b'].flatMap((letter) => figures.get(`${letter}.${name}`) ?? []),
      difference: figures.get(`difference.${name}`),
      exploratory: name !== primary,
    }),
  )
  return rows.toSorted((one, other) => Number(one.exploratory) - Number(other.exploratory))
}

function lockedCurves(versions: readonly VersionWithSessions[]): LockedCurves[] {
  const ids = [...new Set(versions.flatMap(({ areas }) => areas.map(({ id }) => id)))]
  return ids.map((id) => {
    const versionsWithArea = versions.flatMap(({ areas, sessions }, index) => {
      const area = areas.find((each) => each.id === id)
      return area ? [{ area, sessions, letter: index === 0 ? ('a' as const) : ('b' as const) }] : []
    })
    const channels = CHANNELS.map((channel) => ({
      channel,
      curves: versionsWithArea.map(({ area, sessions }) => lockedCurve(sessions, channel, area)),
    }))
    return { area: id, letters: versionsWithArea.map(({ letter }) => letter), channels: channels.filter(isKnown) }
  })
}

const isKnown = ({ curves }: ChannelCurves) => curves.some(({ mean }) => mean.some((value) => !Number.isNaN(value)))
