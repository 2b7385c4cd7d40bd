import { normal, seededRandom } from '../../lib/headline/random'
import { HEIGHT, inks, WIDTH } from './inks'

const PEOPLE = 12
const POINTS = 48
/** Where excitement rises, as a part of the time shown. */
const PEAK = 0.62

/**
 * Twelve simulated heart rates, one line a viewer, and their mean as the thick one. Each keeps a level of its own, wanders,
 * and answers the same moment a little earlier or later, more or less.
 */
export function pulse(): string {
  const random = seededRandom(21)
  const viewers = Array.from({ length: PEOPLE }, (_, place) => viewer(place, random))
  const mean = Array.from(
    { length: POINTS },
    (_, at) => viewers.reduce((sum, line) => sum + (line[at] ?? 0), 0) / PEOPLE,
  )
  const thin = viewers.map((line) => `<path d="${smooth(line)}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="${inks.paper}" stroke-width="6">${thin}</g><path d="${smooth(mean)}" stroke="${inks.coral}" stroke-width="26"/></svg>`
}

/** Heights on the sheet, from the start to the end. */
function viewer(place: number, random: () => number): number[] {
  const level = 150 + (place * (HEIGHT - 260)) / (PEOPLE - 1) + 90
  const answer = Math.min(190, Math.max(40, 130 + 55 * normal(random)))
  const moment = PEAK + 0.03 * normal(random)
  let wander = 0
  return Array.from({ length: POINTS }, (_, at) => {
    wander = 0.86 * wander + 9 * normal(random)
    const away = (at / (POINTS - 1) - moment) / 0.1
    return level + wander - answer * Math.exp(-(away ** 2) / 2)
  })
}

/** A curve through heights at equal distances (Catmull–Rom as cubic Béziers). */
function smooth(heights: readonly number[]): string {
  const step = (WIDTH + 80) / (heights.length - 1)
  const at = (index: number) => {
    const place = Math.min(heights.length - 1, Math.max(0, index))
    return { x: place * step - 40, y: heights[place] ?? 0 }
  }
  const parts = heights.slice(1).map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const near = (p: number) => p.toFixed(1)
    return `C${near(b.x + (c.x - a.x) / 6)} ${near(b.y + (c.y - a.y) / 6)} ${near(c.x - (d.x - b.x) / 6)} ${near(c.y - (d.y - b.y) / 6)} ${near(c.x)} ${near(c.y)}`
  })
  return `M${at(0).x} ${at(0).y.toFixed(1)}${parts.join('')}`
}
