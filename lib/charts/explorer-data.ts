import {
  type AreaOfInterest,
  type Emotion,
  type Fixation,
  type Grid,
  type Person,
  personCurve,
  type Session,
  sessionsOf,
  type Version,
} from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'

/** One version as the explorer of a case page stores it: sessions in steps of 100 ms, with their original fixations. */
export interface ExplorerVersion {
  grid: Grid
  areas: AreaOfInterest[]
  /** Milliseconds from the first to the last moment. */
  until: number
  /** Whether a model generated them. */
  simulated: boolean
  /** In `person`, samples are the means of each step, at its midpoint; `neutral` is not known. */
  sessions: Session[]
}

/**
 * The same data as it is sent. Series are whole numbers, each the difference from the last known value; null means
 * unknown.
 */
interface Packed {
  simulated: boolean
  grid: Grid
  areas: AreaOfInterest[]
  until: number
  people: {
    id: string
    /** Start, duration, and position times 10,000. */
    looks: Record<'start' | 'lasted' | 'x' | 'y', number[]>
    x: Series
    y: Series
    heartrate: Series
    emotions: Series[]
  }[]
}

type Series = (number | null)[]

/**
 * Means of fewer than a thousand samples with one decimal are whole numbers or further from one than this step, so a
 * rounded fixation stays in the same areas.
 */
const POSITION_SCALE = 10_000
/** The numbers that are sent are whole pixels, tenths of a beat and thousandths of a share. */
const SCALE = { gaze: 1, heartrate: 10, emotions: 1000 } as const

/**
 * Serialises a version as the text that the explorer loads.
 * @param until milliseconds shown
 */
export function packVersion(version: Version, { until, simulated }: { until: number; simulated: boolean }): string {
  const people = sessionsOf(version.results).map(({ person, fixations }): Packed['people'][number] => {
    const series = (values: Float64Array, scale: number) => packSeries(meansOf(person, values, until), scale)
    const rounded = (name: 'x' | 'y') => deltas(fixations.map((each) => Math.round(each[name] * POSITION_SCALE)))
    return {
      id: person.id,
      looks: {
        start: deltas(fixations.map(({ start }) => start)),
        lasted: fixations.map(({ start, end }) => end - start),
        x: rounded('x'),
        y: rounded('y'),
      },
      x: series(person.x, SCALE.gaze),
      y: series(person.y, SCALE.gaze),
      heartrate: series(person.heartrate, SCALE.heartrate),
      emotions: settings.BASIC_EMOTIONS.map((emotion) => series(person.emotions[emotion], SCALE.emotions)),
    }
  })
  const packed: Packed = { simulated, grid: version.results.grid, areas: [...version.areas], until, people }
  return JSON.stringify(packed)
}

/** The mean of each step, without interpolating between steps. */
const meansOf = ({ time }: Person, values: Float64Array, until: number) =>
  personCurve({ time, values, zero: 0 }, { from: 0, to: until, step: settings.CURVE_STEP, maxGap: 0 }) as Float64Array

/**
 * Parses the text that `packVersion` wrote.
 * @throws if the text is anything else, such as a page that a host sends instead of the file
 */
export function unpackVersion(text: string): ExplorerVersion {
  const { grid, areas, until, simulated, people } = JSON.parse(text) as Packed
  const count = Math.ceil(until / settings.CURVE_STEP)
  const time = Float64Array.from({ length: count }, (_, step) => (step + 0.5) * settings.CURVE_STEP)
  const series = (packed: Series, scale: number) => unpackSeries(packed, scale, count)
  const sessions = people.map(({ id, looks, x, y, heartrate, emotions }): Session => {
    const basic = settings.BASIC_EMOTIONS.map((emotion, index): [Emotion, Float64Array] => [
      emotion,
      series(emotions[index] as Series, SCALE.emotions),
    ])
    const person: Person = {
      ...{ id, time, x: series(x, SCALE.gaze), y: series(y, SCALE.gaze) },
      heartrate: series(heartrate, SCALE.heartrate),
      emotions: Object.fromEntries([
        ...settings.EMOTIONS.map((emotion) => [emotion, new Float64Array(count).fill(Number.NaN)] as const),
        ...basic,
      ]) as Record<Emotion, Float64Array>,
    }
    return { person, fixations: unpackLooks(looks) }
  })
  return { grid, areas, until, simulated, sessions }
}

function unpackLooks({ start, lasted, x, y }: Packed['people'][number]['looks']): Fixation[] {
  const [starts, xs, ys] = [sums(start), sums(x), sums(y)]
  return lasted.map((duration, index) => {
    const begin = starts[index] as number
    return {
      start: begin,
      end: begin + duration,
      x: (xs[index] as number) / POSITION_SCALE,
      y: (ys[index] as number) / POSITION_SCALE,
      samples: 0,
    }
  })
}

function packSeries(values: Float64Array, scale: number): Series {
  let last = 0
  return Array.from(values, (value) => {
    if (Number.isNaN(value)) return null
    const whole = Math.round(value * scale)
    const change = whole - last
    last = whole
    return change
  })
}

function unpackSeries(packed: Series, scale: number, count: number): Float64Array {
  if (packed.length !== count) throw new Error('A series of the explorer is not as long as its time axis.')
  let last = 0
  return Float64Array.from(packed, (change) => {
    if (change === null) return Number.NaN
    last += change
    return last / scale
  })
}

const deltas = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0))

function sums(changes: readonly number[]): number[] {
  let last = 0
  return changes.map((change) => {
    last += change
    return last
  })
}
