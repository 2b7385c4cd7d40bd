import type { Figure } from '../figures/figures'
import { niceDomain, placeOf, type Scale, type Tick, ticksOf } from './scale'

/** Sizes of a strip, in the units of the drawing. */
export interface StripOptions {
  width: number
  /** Of the mark of one person. */
  radius: number
  /** Room at either end of the axis, for its first and last number; as much as a mark needs if nothing is said. */
  edge?: number
  /** Steps of the axis at most. */
  ticks: number
  /** Values that belong on the axis, such as 0. */
  include?: readonly number[]
}

/** One person. */
export interface StripMark {
  /** Place in the file, from 0. */
  person: number
  value: number
  at: number
  /** How many marks it is raised above the line, because others are in its place. */
  level: number
}

/** People, mean and interval of one group. Parts that do not exist are undefined. */
export interface StripRow {
  token: string
  marks: StripMark[]
  /** People without a value: no mark, but to be said. */
  missing: number
  mean: number | undefined
  interval: { from: number; to: number } | undefined
}

/** Every person a mark, on one axis for all groups. */
export interface Strip {
  scale: Scale
  ticks: Tick[]
  rows: StripRow[]
  /** Marks above one another at most: how high a row has to be. */
  levels: number
}

/** Lays out the same figure of A and of B. Groups share the axis, or one could not compare them. */
export function stripOf(figures: readonly Figure[], options: StripOptions): Strip {
  const { width, radius, edge = radius, ticks, include = [0] } = options
  const shown = figures.flatMap(({ values = [], value, interval }) => [...values, value, interval?.low, interval?.high])
  const domain = niceDomain(shown, ticks, include)
  const scale: Scale = { domain, range: [edge, width - edge] }
  const place = (value: number) => placeOf(scale, value)
  const rows = figures.map(({ token, values = [], value, interval }): StripRow => {
    const known = values.flatMap((each, person) =>
      Number.isNaN(each) ? [] : [{ person, value: each, at: place(each) }],
    )
    return {
      token,
      marks: stack(known, radius),
      missing: values.length - known.length,
      mean: Number.isNaN(value) ? undefined : place(value),
      interval: interval && { from: place(interval.low), to: place(interval.high) },
    }
  })
  const levels = 1 + Math.max(0, ...rows.flatMap(({ marks }) => marks.map(({ level }) => level)))
  return { scale, ticks: ticksOf(scale, ticks), rows, levels }
}

/**
 * Lifts marks that would hide each other: each takes the lowest level on which no pupil is covered, that is on which its
 * neighbours are at least a radius away.
 */
function stack(marks: readonly Omit<StripMark, 'level'>[], radius: number): StripMark[] {
  const last: number[] = []
  return marks
    .toSorted((one, other) => one.at - other.at || one.person - other.person)
    .map((mark) => {
      const free = last.findIndex((at) => mark.at - at >= radius)
      const level = free < 0 ? last.length : free
      last[level] = mark.at
      return { ...mark, level }
    })
}

/** A difference on an axis of its own, with 0 on it. */
export interface DifferenceChart {
  scale: Scale
  ticks: Tick[]
  zero: number
  /** Undefined where there is none. */
  value: number | undefined
  interval: { from: number; to: number } | undefined
}

/** Least part of the axis on either side of 0: at the very edge it would be taken for an end cap. */
const BESIDE_ZERO = 0.12

/** Lays out a difference with its interval against 0. */
export function differenceChart(
  { value, interval }: Figure,
  { width, ticks }: { width: number; ticks: number },
): DifferenceChart {
  const [low, high] = niceDomain([value, interval?.low, interval?.high], ticks, [0])
  const room = BESIDE_ZERO / (1 - BESIDE_ZERO)
  const scale: Scale = { domain: [Math.min(low, -room * high), Math.max(high, -room * low)], range: [0, width] }
  return {
    scale,
    ticks: ticksOf(scale, ticks),
    zero: placeOf(scale, 0),
    value: Number.isNaN(value) ? undefined : placeOf(scale, value),
    interval: interval && { from: placeOf(scale, interval.low), to: placeOf(scale, interval.high) },
  }
}
