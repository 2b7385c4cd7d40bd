import { type AreaOfInterest, type Fixation, looksAt } from '@oogwenk/gaze'

/** How many bars cover the whole time: as many as fit on a phone with gaps between them. */
const BARS = 60

/**
 * In units of the drawing: the width of a bar with the gap after it, the height of each version, and the room above its
 * bars.
 */
export const BAR = { step: 10, height: 60, room: 3 } as const

/**
 * Divides the time into equal parts, one for each bar, and counts the people who look at an area at the midpoint of
 * each.
 * @param area without an area, every count is 0
 * @param until milliseconds
 */
export function barsOf(people: readonly (readonly Fixation[])[], area: AreaOfInterest | undefined, until: number) {
  return Array.from({ length: BARS }, (_, index) => {
    const moment = (index + 0.5) * (until / BARS)
    const now = ({ start, end }: Fixation) => start <= moment && moment < end
    return area ? people.filter((own) => looksAt(own.filter(now), area).looks > 0).length : 0
  })
}

/**
 * Returns the number of a version's highest bar and its position, in percent of the drawing: at the end of the first
 * bar of that height.
 * @param top the number of people in a bar of full height
 * @param index the index of the version among all
 */
export function peakOf(bars: readonly number[], top: number, index: number, versions: number) {
  const peak = Math.max(...bars)
  const tall = barHeight(peak, top)
  const y = index > 0 ? BAR.height + BAR.room + tall : BAR.height - tall
  const percent = (share: number) => `${Math.round(100 * share)}%`
  return {
    peak,
    x: percent((bars.indexOf(peak) + 0.5) / bars.length),
    y: percent(y / (BAR.height * Math.min(2, versions))),
  }
}

const barHeight = (count: number, top: number) => (top === 0 ? 0 : Math.round((count / top) * (BAR.height - BAR.room)))

/**
 * Draws the bars of one version as a path: upwards from the middle line for the first version, downwards for the
 * second. Each bar is drawn relative to the end of the one before, so equal bars are equal text, which compresses well.
 * @param top the number of people in a bar of full height
 */
export function barsPath(bars: readonly number[], top: number, down: boolean): string {
  const { step, height, room } = BAR
  const base = height + (down ? room : 0)
  let [lastX, lastY] = [0, 0]
  return bars
    .map((count, index) => {
      const tall = barHeight(count, top)
      if (tall === 0) return ''
      const [x, rise] = [index * step + step / 2, down ? tall : -tall]
      const [right, back] = [x - lastX, base - lastY]
      ;[lastX, lastY] = [x, base + rise]
      return `m${right}${back < 0 ? '' : ' '}${back}v${rise}`
    })
    .join('')
}
