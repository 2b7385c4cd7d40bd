import type { Curve } from '@oogwenk/gaze'
import { bandPath, linePath, type Point } from './paths'
import { niceDomain, positionOf, type Scale, type Tick, ticksOf } from './scale'

/** Sizes of a timeline, in the units of the drawing. */
export interface TimelineOptions {
  width: number
  height: number
  /** The maximum number of steps on each axis. */
  ticks: { x: number; y: number }
  /** Factor for shown values: 100 turns shares into percentage points. By default, 1. */
  factor?: number
  /** Values that are always on the vertical axis; by default, 0. */
  include?: readonly number[]
  /** Corners of lines and bands that deviate by no more than this are left out of both. */
  tolerance?: number
  /** Minimum distance between two labels at the ends of lines. */
  labelGap: number
}

/** One line with its band, and the position of its label. */
export interface TimelineSeries {
  name: string
  line: string
  /** The pointwise 95% interval of the mean. */
  band: string
  /** End of the line; undefined if there is no line. */
  end: Point | undefined
  /** Vertical position of the label, moved so that labels do not overlap. */
  labelAt: number | undefined
  /** The maximum and minimum of the mean, for the text alternative. */
  highest: Extreme | undefined
  lowest: Extreme | undefined
}

/** A point of a line, in seconds and in the unit shown. */
export interface Extreme {
  seconds: number
  value: number
  n: number
}

/** Curves over the same time. */
export interface Timeline {
  /** Seconds. */
  x: Scale
  y: Scale
  ticks: { x: Tick[]; y: Tick[] }
  series: TimelineSeries[]
}

/**
 * Lays out curves over time.
 * @param curves the curves by name, in the order in which they are drawn; all at the same moments
 */
export function timelineOf(curves: Readonly<Record<string, Curve>>, options: TimelineOptions): Timeline {
  const { width, height, factor = 1, include = [0], tolerance = 0, labelGap } = options
  const all = Object.values(curves)
  const moments = all[0]?.moments ?? []
  const half = moments.length > 1 ? ((moments[1] as number) - (moments[0] as number)) / 2 : 0
  const ends = [(moments[0] ?? 0) - half, (moments.at(-1) ?? 0) + half].map((time) => time / 1000)
  const x: Scale = { domain: [ends[0] as number, ends[1] as number], range: [0, width] }
  const shown = all.flatMap(({ mean, low, high }) => [...mean, ...low, ...high].map((value) => value * factor))
  const y: Scale = { domain: niceDomain(shown, options.ticks.y, include), range: [height, 0] }
  const series = Object.entries(curves).map(([name, curve]) => draw(name, curve, { x, y }, factor, tolerance))
  spread(series, labelGap, height)
  return { x, y, ticks: { x: ticksOf(x, options.ticks.x), y: ticksOf(y, options.ticks.y) }, series }
}

function draw(
  name: string,
  { moments, mean, low, high, n }: Curve,
  { x, y }: { x: Scale; y: Scale },
  factor: number,
  tolerance: number,
): TimelineSeries {
  const across = moments.map((time) => positionOf(x, time / 1000))
  const up = (values: number[]) => values.map((value) => positionOf(y, value * factor))
  const points = up(mean).map((y, index): Point => [across[index] as number, y])
  const end = points.findLast(([, y]) => Number.isFinite(y))
  const known = mean.flatMap((value, index): Extreme[] =>
    Number.isNaN(value)
      ? []
      : [{ seconds: (moments[index] as number) / 1000, value: value * factor, n: n[index] as number }],
  )
  const sorted = known.toSorted((one, other) => one.value - other.value)
  const band = bandPath(across, up(low), up(high), tolerance)
  return {
    name,
    line: linePath(points, tolerance),
    band,
    end,
    labelAt: end?.[1],
    highest: sorted.at(-1),
    lowest: sorted[0],
  }
}

/** Moves labels apart, keeping their order and, if there is room, keeping them within the drawing. */
function spread(series: TimelineSeries[], gap: number, height: number): void {
  const named = series
    .filter((each): each is TimelineSeries & { labelAt: number } => each.labelAt !== undefined)
    .sort((one, other) => one.labelAt - other.labelAt)
  for (const [index, each] of named.entries()) {
    const above = named[index - 1]
    if (above) each.labelAt = Math.max(each.labelAt, above.labelAt + gap)
  }
  for (const [index, each] of [...named.entries()].reverse()) {
    const below = named[index + 1]
    each.labelAt = Math.min(each.labelAt, below ? below.labelAt - gap : height)
  }
}
