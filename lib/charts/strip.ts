import type { Figure } from '@oogwenk/gaze'
import { niceDomain, positionOf, type Scale, type Tick, ticksOf } from './scale'

/** Sizes of a strip, in the units of the drawing. */
export interface StripOptions {
  width: number
  /** The radius of the mark of one person. */
  radius: number
  /** Space at either end of the axis, for its first and last number; by default as much as a mark needs. */
  edge?: number
  /** The maximum number of steps on the axis. */
  ticks: number
  /** Values that are always on the axis; by default, 0. */
  include?: readonly number[]
}

/** One person's mark. */
export interface StripMark {
  /** Index in the file, from 0. */
  person: number
  value: number
  at: number
  /** How many marks it is raised above the line, because others are at its position. */
  level: number
}

/** The people, mean and interval of one group. Missing parts are undefined. */
export interface StripRow {
  token: string
  marks: StripMark[]
  /** People without a value: they have no mark, but their number is mentioned. */
  missing: number
  mean: number | undefined
  interval: { from: number; to: number } | undefined
}

/** A strip plot: every person as a mark, on one axis for all groups. */
export interface Strip {
  scale: Scale
  ticks: Tick[]
  rows: StripRow[]
  /** The height of the highest stack of marks: how tall a row must be. */
  levels: number
}

/** Lays out a figure of each group, such as that of A and that of B, on one axis, so that they can be compared. */
export function stripOf(figures: readonly Figure[], options: StripOptions): Strip {
  const { width, radius, edge = radius, ticks, include = [0] } = options
  const shown = figures.flatMap(({ values = [], value, interval }) => [...values, value, interval?.low, interval?.high])
  const domain = niceDomain(shown, ticks, include)
  const scale: Scale = { domain, range: [edge, width - edge] }
  const positionAt = (value: number) => positionOf(scale, value)
  const rows = figures.map(({ token, values = [], value, interval }): StripRow => {
    const known = values.flatMap((each, person) =>
      Number.isNaN(each) ? [] : [{ person, value: each, at: positionAt(each) }],
    )
    return {
      token,
      marks: stack(known, radius),
      missing: values.length - known.length,
      mean: Number.isNaN(value) ? undefined : positionAt(value),
      interval: interval && { from: positionAt(interval.low), to: positionAt(interval.high) },
    }
  })
  const levels = 1 + Math.max(0, ...rows.flatMap(({ marks }) => marks.map(({ level }) => level)))
  return { scale, ticks: ticksOf(scale, ticks), rows, levels }
}

/**
 * Raises marks that would hide each other: each takes the lowest level at which other marks are at least a radius away,
 * so that it does not cover the centre of another.
 */
function stack(marks: readonly Omit<StripMark, 'level'>[], radius: number): StripMark[] {
  const last: number[] = []
  return marks
    .toSorted((one, other) => one.at - other.at || one.person - other.person)
    .map((mark) => {
      const free = last.findIndex((position) => mark.at - position >= radius)
      const level = free < 0 ? last.length : free
      last[level] = mark.at
      return { ...mark, level }
    })
}

/** A difference on an axis of its own that includes 0. */
export interface DifferenceChart {
  scale: Scale
  ticks: Tick[]
  zero: number
  /** Undefined if the difference is not known. */
  value: number | undefined
  interval: { from: number; to: number } | undefined
}

/** The minimum part of the axis on either side of 0: at the very edge, the line at 0 would look like an end cap. */
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
    zero: positionOf(scale, 0),
    value: Number.isNaN(value) ? undefined : positionOf(scale, value),
    interval: interval && { from: positionOf(scale, interval.low), to: positionOf(scale, interval.high) },
  }
}
