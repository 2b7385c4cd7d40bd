import type { CaseVersion } from '../../lib/content/cases'

/** A rectangle in the units of a picture's grid. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** How far an outline stands off its area, and what two outlines leave between them: grid units. */
const air = 12
const between = 12

const meets = (a: Box, b: Box, gap = 0) =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap

/**
 * The outlines of areas: each stands off its area, so that no stroke touches a letter, and less far on a side where a
 * neighbour is near.
 */
export function outlinesOf(areas: CaseVersion['areas']): Box[] {
  return areas.map((area) => {
    const near = areas.filter((other) => other !== area && meets(area, other, 2 * air + between))
    const reach = (gaps: number[]) =>
      Math.min(air, ...gaps.map((gap) => (gap < 0 ? air : Math.max(0, gap - between) / 2)))
    const start = reach(near.map((other) => area.x - other.x - other.width))
    const end = reach(near.map((other) => other.x - area.x - area.width))
    const above = reach(near.map((other) => area.y - other.y - other.height))
    const below = reach(near.map((other) => other.y - area.y - area.height))
    return {
      x: area.x - start,
      y: area.y - above,
      width: area.width + start + end,
      height: area.height + above + below,
    }
  })
}

/**
 * Finds a place for the mark of each outline: the first of its candidates that lies on no other outline, on no mark
 * placed before it, and within the picture. Where none is free, the first of all.
 * @param candidates places of one outline's mark, the best first
 */
export function placeMarks(
  outlines: readonly Box[],
  grid: { width: number; height: number },
  candidates: (outline: Box, at: number) => [Box, ...Box[]],
): Box[] {
  const placed: Box[] = []
  for (const [at, outline] of outlines.entries()) {
    const places = candidates(outline, at)
    const taken = [...outlines.filter((other) => other !== outline), ...placed]
    const free = places.find(
      (place) =>
        place.x >= 0 &&
        place.y >= 0 &&
        place.x + place.width <= grid.width &&
        place.y + place.height <= grid.height &&
        !taken.some((box) => meets(place, box)),
    )
    placed.push(free ?? places[0])
  }
  return placed
}

/** Places of a tab with a name: on the upper stroke, mostly above it, or on the lower one. */
export function tabPlaces({ x, y, width: w, height: h }: Box, width: number, height: number): [Box, ...Box[]] {
  const inset = 16
  const starts = [x + inset, x + w - inset - width]
  const rows = [y - height * 0.65, y + h - height * 0.35]
  const [first, ...others] = rows.flatMap((top) => starts.map((start) => ({ x: start, y: top, width, height })))
  return [first as Box, ...others]
}

/** Places of a round mark: outside each corner, so far that it touches the outline and not what is inside. */
export function cornerPlaces({ x, y, width: w, height: h }: Box, size: number): [Box, ...Box[]] {
  const at = (cx: number, cy: number): Box => ({ x: cx - size / 2, y: cy - size / 2, width: size, height: size })
  const off = 8
  return [at(x - off, y - off), at(x + w + off, y - off), at(x + w + off, y + h + off), at(x - off, y + h + off)]
}
