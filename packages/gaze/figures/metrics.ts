import type { AreaOfInterest } from '../areas'
import { changeAt } from '../curves'
import { BASIC_EMOTIONS } from '../emotions'
import { hasFixation, looksAt, shareElsewhere } from '../looks'
import type { Session, Version } from '../sessions'
import { CHANGE_WINDOW } from '../settings'
import { meanOf } from '../statistics/statistics'
import { emotionalImpact, emotionRise, engagement, excitement } from './scores'

/**
 * The unit of a figure. `points` are hundredths of an expression, or percentage points. `beats` are beats per
 * minute.
 */
export type Unit = 'percent' | 'points' | 'beats' | 'seconds' | 'count'

/** A number for each person. */
export interface Metric {
  /** Without the version: `engagement`, `areas.product.dwellShare`. */
  name: string
  unit: Unit
  decimals: number
  /** Written with a plus if it is above 0. */
  signed: boolean
  /** Its minimum and maximum, beyond which an interval does not extend. */
  range?: readonly [low: number, high: number]
  /** Yes or no as 1 or 0, shown in percent, with its own kind of interval. */
  yesNo?: boolean
  area?: AreaOfInterest
  /** For one person; NaN if there is none. */
  of: (session: Session) => number
}

/** Computes a value from one person's fixations; NaN without any, because 0 would mean that the person never looked. */
const ofGaze =
  (of: (session: Session) => number) =>
  (session: Session): number =>
    hasFixation(session) ? of(session) : Number.NaN

const rises = { unit: 'points', decimals: 1, signed: true } as const
const percent = { unit: 'percent', decimals: 0, signed: false, range: [0, 100] } as const
const seconds = { unit: 'seconds', decimals: 1, signed: false, range: [0, Number.POSITIVE_INFINITY] } as const

/** Returns every metric of a version, in the order of its page: scores, emotions, heart rate, fixations, areas. */
export function metricsOf({ areas, results: { grid } }: Version): Metric[] {
  return [
    {
      ...{ name: 'engagement', unit: 'percent', decimals: 1, signed: true },
      of: ({ person, fixations }) => engagement(person, { fixations, areas, grid }),
    },
    { name: 'impact', ...rises, of: ({ person }) => emotionalImpact(person) },
    { name: 'excitement', unit: 'beats', decimals: 1, signed: true, of: ({ person }) => excitement(person) },
    ...BASIC_EMOTIONS.map(
      (emotion): Metric => ({ name: emotion, ...rises, of: ({ person }) => emotionRise(person, emotion) }),
    ),
    { name: 'heartrate', unit: 'beats', decimals: 1, signed: false, of: ({ person }) => meanOf(person.heartrate) },
    {
      ...{ name: 'fixations', unit: 'count', decimals: 0, signed: false, range: [0, Number.POSITIVE_INFINITY] },
      of: ofGaze(({ fixations }) => fixations.length),
    },
    {
      ...{ name: 'fixationDuration', ...seconds, decimals: 2 },
      of: ({ fixations }) => meanOf(fixations.map(({ start, end }) => end - start)) / 1000,
    },
    ...areas.flatMap(areaMetrics),
    { name: 'elsewhere', ...percent, of: ({ fixations }) => 100 * shareElsewhere(fixations, areas) },
  ]
}

/** Returns the metrics of looking at one area (dwell, its share, first look, seen or not), named without the area. */
export function lookMetrics(area: AreaOfInterest): Metric[] {
  const looks = ({ fixations }: Session) => looksAt(fixations, area)
  return [
    { name: 'dwell', ...seconds, area, of: ofGaze((session) => looks(session).dwell / 1000) },
    { name: 'dwellShare', ...percent, area, of: (session) => 100 * looks(session).dwellShare },
    { name: 'firstLook', ...seconds, area, of: (session) => looks(session).firstLook / 1000 },
    {
      name: 'seen',
      ...percent,
      yesNo: true,
      area,
      of: ofGaze((session) => (looks(session).looks > 0 ? 1 : 0)),
    },
  ]
}

/** Returns the metrics of one area: how people looked at it, then what followed. */
function areaMetrics(area: AreaOfInterest): Metric[] {
  const name = `areas.${tokenOf(area.id)}`
  const change = ({ person, fixations }: Session, values: Float64Array) =>
    changeAt(
      { time: person.time, values, zero: looksAt(fixations, area).firstLook },
      CHANGE_WINDOW.after,
      CHANGE_WINDOW.before,
    )
  return [
    ...lookMetrics(area).map((metric) => ({ ...metric, name: `${name}.${metric.name}` })),
    ...BASIC_EMOTIONS.map(
      (emotion): Metric => ({
        ...{ name: `${name}.after.${emotion}`, ...rises, area },
        of: (session) => 100 * change(session, session.person.emotions[emotion]),
      }),
    ),
    {
      ...{ name: `${name}.after.heartrate`, unit: 'beats', decimals: 1, signed: true, area },
      of: (session) => change(session, session.person.heartrate),
    },
  ]
}

/** Returns the name of an area in a token: `smallPrint` for `small print`. */
export function tokenOf(id: string): string {
  const [first = '', ...others] = id.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return first + others.map((word) => (word[0] as string).toUpperCase() + word.slice(1)).join('')
}
