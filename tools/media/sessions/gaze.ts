import type { Fixation } from './fixations'
import type { Point } from './scale'

/**
 * Returns where the eye truly is at a moment: on a fixation, or on its way to the next one.
 * On its way it accelerates and decelerates along the path of least jerk (Flash and Hogan 1985, Journal of Neuroscience
 * 5), which is close enough to a saccade at 30 samples a second.
 * @param fixations in order, without overlap
 * @param time milliseconds
 */
export function gazeAt(fixations: readonly Fixation[], time: number): Point {
  const index = fixations.findIndex(({ end }) => time <= end)
  const here = fixations[index] ?? fixations.at(-1)
  if (!here) throw new Error('There are no fixations. Plan at least one.')
  const before = fixations[index - 1]
  if (!before || time >= here.start) return { x: here.x, y: here.y }
  const part = (time - before.end) / (here.start - before.end)
  const progress = part * part * part * (10 + part * (6 * part - 15))
  return { x: before.x + (here.x - before.x) * progress, y: before.y + (here.y - before.y) * progress }
}

/** A visit to one area: consecutive fixations in it. */
export interface Visit {
  area: string
  /** Milliseconds. The saccade to the next area still belongs to the visit. */
  start: number
  end: number
  /** 0 for the first visit to this area. */
  nth: number
}

/** Returns the visits of a viewer to areas, in order. */
export function visitsOf(fixations: readonly Fixation[]): Visit[] {
  const visits: Visit[] = []
  const times = new Map<string, number>()
  fixations.forEach(({ area, start, end }, index) => {
    if (area === undefined) return
    const last = visits.at(-1)
    const until = fixations[index + 1]?.start ?? end
    if (last && last.area === area && last.end === start) last.end = until
    else {
      const nth = times.get(area) ?? 0
      times.set(area, nth + 1)
      visits.push({ area, start, end: until, nth })
    }
  })
  return visits
}

/** Returns the visit at a moment, if there is one. */
export function visitAt(visits: readonly Visit[], time: number): Visit | undefined {
  return visits.find(({ start, end }) => time >= start && time < end)
}
