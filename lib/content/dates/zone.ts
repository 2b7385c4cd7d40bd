import type { LocalTime } from './written-time'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Whether it is a time zone that `Intl` knows, by its name in the IANA database. An offset such as `+01:00` is none: it has no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The time on a clock as if it were UTC, in milliseconds: what times of one zone are compared by. */
const onClock = ({ year, month, day, hour, minute }: LocalTime): number => Date.UTC(year, month - 1, day, hour, minute)

/** What a clock of the zone shows, to the minute. */
export function localTimeOf(instant: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, calendar: 'iso8601', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  }).formatToParts(instant)
  const number = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  return {
    ...{ year: number('year'), month: number('month'), day: number('day') },
    ...{ hour: number('hour'), minute: number('minute') },
  }
}

/** Milliseconds that clocks of the zone are ahead of UTC at an instant, to the minute. */
function offsetAt(instant: number, timeZone: string): number {
  return onClock(localTimeOf(new Date(instant), timeZone)) - Math.floor(instant / MINUTE) * MINUTE
}

/** An instant, or, of a time that no clock of the zone shows, the first one behind it that a clock does show. */
export type Instant = { at: Date } | { next: LocalTime; nextAt: Date }

/**
 * The instant at which a clock of the zone shows a time. Where clocks are put back it shows an hour twice: the first
 * time counts. Where they are put forward it leaves an hour out.
 * @param timeZone as `isTimeZone` takes it
 */
export function instantOf(time: LocalTime, timeZone: string): Instant {
  const shown = onClock(time)
  // No zone changes its clocks twice within two days.
  const [from, to] = [shown - DAY, shown + DAY]
  const found = [offsetAt(from, timeZone), offsetAt(to, timeZone)]
    .map((offset) => shown - offset)
    .filter((instant) => onClock(localTimeOf(new Date(instant), timeZone)) === shown)
  if (found.length > 0) return { at: new Date(Math.min(...found)) }
  const nextAt = changeBetween(from, to, timeZone)
  return { next: localTimeOf(nextAt, timeZone), nextAt }
}

/** The minute in which clocks are changed. */
function changeBetween(from: number, to: number, timeZone: string): Date {
  const before = offsetAt(from, timeZone)
  let [early, late] = [Math.floor(from / MINUTE), Math.ceil(to / MINUTE)]
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (offsetAt(middle * MINUTE, timeZone) === before) early = middle
    else late = middle
  }
  return new Date(late * MINUTE)
}
