import type { Fixation, Grid } from '@oogwenk/gaze'

/** A fixation as a circle, in pixels of the grid. */
export interface FixationCircle {
  x: number
  y: number
  radius: number
}

/**
 * Radius of the circle of a fixation of a quarter of a second, in pixels of the grid: four fifths of a degree of visual
 * angle.
 */
const RADIUS = 30
const QUARTER_SECOND = 250

/**
 * Returns the circle of a fixation. Its area is proportional to the duration, so two fixations cover the same area as
 * one that lasts as long as both.
 * @param until milliseconds; later parts of the fixation do not count yet. Before its start, the radius is 0.
 */
export function circleOf({ x, y, start, end }: Fixation, until = Number.POSITIVE_INFINITY): FixationCircle {
  const lasted = Math.max(0, Math.min(end, until) - start)
  return { x, y, radius: RADIUS * Math.sqrt(lasted / QUARTER_SECOND) }
}

/** How many other people must look at a place before a look lights it. */
const MIN_OTHERS = 2

/**
 * Returns the fixations that light a picture, for each person: those of a quarter of a second or more, where at least
 * two others looked for as long. A look that nobody shares is noise, and would hide the places that attract people.
 * @param people the fixations of each person; among fewer than three people, all others must have looked there
 */
export function sharedLooks(people: readonly (readonly Fixation[])[]): Fixation[][] {
  const long = people.map((looks) => looks.filter(({ start, end }) => end - start >= QUARTER_SECOND))
  const circles = long.map((looks) => looks.map((look) => circleOf(look)))
  const meets = (one: FixationCircle, other: FixationCircle) =>
    Math.hypot(one.x - other.x, one.y - other.y) < Math.max(one.radius, other.radius)
  return long.map((looks, person) =>
    looks.filter((_, index) => {
      const circle = circles[person]?.[index] as FixationCircle
      const others = circles.filter((theirs, other) => other !== person && theirs.some((each) => meets(circle, each)))
      return others.length >= Math.min(MIN_OTHERS, people.length - 1)
    }),
  )
}

/**
 * Rings and spokes of the sample points that test whether others cover a circle. A difference within three pixels of
 * its edge is invisible.
 */
const RINGS = [0.9, 0.5, 0]
const SPOKES = 24

/**
 * Returns the circles of fixations, without those that do not change the union: circles outside the stimulus, and
 * circles that others cover, judged by sample points. Positions are in steps of four pixels, and circles are sorted
 * from left to right by their left edges, because that compresses best.
 */
export function litCircles(fixations: readonly Fixation[], { width, height }: Grid): FixationCircle[] {
  const whole = fixations.map((each) => {
    const { x, y, radius } = circleOf(each)
    return { x: coarse(x), y: coarse(y), radius: coarse(radius) }
  })
  let kept = whole
    .filter(({ x, y, radius: r }) => x > -r && y > -r && x < width + r && y < height + r)
    .sort((one, other) => one.radius - other.radius)
  // The smallest first: a large circle below small ones is the one to keep.
  for (const circle of [...kept]) {
    const others = kept.filter((other) => other !== circle && touches(circle, other))
    if (pointsIn(circle).every(([x, y]) => others.some((other) => isInCircle(other, x, y))))
      kept = kept.filter((other) => other !== circle)
  }
  return kept.sort((one, other) => one.x - one.radius - (other.x - other.radius) || one.radius - other.radius)
}

/**
 * Rounds so coarsely that values repeat, which compresses well; at most two pixels off, less than the width of a rim.
 */
const coarse = (value: number) => 4 * Math.round(value / 4)

const touches = (a: FixationCircle, b: FixationCircle) => Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius

const isInCircle = ({ x, y, radius }: FixationCircle, px: number, py: number) => Math.hypot(px - x, py - y) <= radius

const pointsIn = ({ x, y, radius }: FixationCircle): [x: number, y: number][] =>
  RINGS.flatMap((ring) =>
    Array.from({ length: SPOKES }, (_, spoke): [number, number] => {
      const angle = (2 * Math.PI * spoke) / SPOKES
      return [x + ring * radius * Math.cos(angle), y + ring * radius * Math.sin(angle)]
    }),
  )

/** Writes circles as one SVG path; filled, it shows their union. */
export function circlePath(circles: readonly FixationCircle[]): string {
  let [lastX, lastY] = [0, 0]
  return circles
    .map(({ x, y, radius }) => {
      const [right, down] = [x - radius - lastX, y - lastY]
      ;[lastX, lastY] = [x - radius, y]
      // From one starting point to the next: a closed circle ends where it began, and small numbers are short.
      return `m${right}${down < 0 ? '' : ' '}${down}a${radius} ${radius} 0 1 0 0-.1z`
    })
    .join('')
}
