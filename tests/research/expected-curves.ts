// Makes descriptions and tables of recomputed curves, without importing anything from packages/gaze.
import { isInArea } from './recompute'
import type { RecomputedCase } from './recompute-case'
import { curve, longestSeparation } from './recompute-curves'
import { durationOf, written } from './recompute-words'

/** The texts that a page shows for the curves of one column. */
interface CurveTexts {
  /** The rows of the table: one per second, and one for each time that the text mentions. */
  rows: string[]
  /** The text about where each curve is highest and lowest. */
  extremes: string[]
  /**
   * The text about the longest period in which the intervals of two curves do not overlap; undefined if there is none.
   */
  separation: string | undefined
  /** The first sentence of the text alternative. */
  finding: string
}

/**
 * Returns the texts that a page must show for the curves of one column, from the results alone.
 * @param area whose first look is second 0; if omitted, second 0 is when the picture appears
 */
export function curveTexts(recomputed: RecomputedCase, column: string, area?: string): CurveTexts {
  const isComparison = recomputed.versions.length > 1
  const [from, to] = area === undefined ? [0, durationOf(recomputed) * 1000] : [-1000, 2500]
  const baseline: [number, number] = area === undefined ? [0, 1000] : [-1000, 0]
  const curves = recomputed.versions.map(({ people, fixations, boxes }) => {
    const box = boxes.find(({ id }) => id === area)
    const zeros = fixations.map((own) =>
      area === undefined ? 0 : own.find((fixation) => box && isInArea(box, fixation))?.from,
    )
    return curve(people, column, zeros, { from, to, baseline })
  })
  // A step is named after its start.
  const moment = (step: number) => written(from / 1000 + step / 10, 1, false)
  const unit = column === 'heartrate' ? 'beats a minute' : 'points'
  const extremePoints = curves.map((points) => {
    const known = points.flatMap((each, step) => (each ? [{ value: each.mean, step }] : []))
    const sorted = known.toSorted((one, next) => one.value - next.value)
    return [sorted.at(-1), sorted[0]].map((each) => each ?? { value: Number.NaN, step: -1 })
  })
  const extremes = extremePoints.map((pair, index) => {
    const [max, min] = pair.map(({ value, step }) => [moment(step), `${written(value, 1, true)} ${unit}`]) as [
      [string, string],
      [string, string],
    ]
    const [atMax, atMin] = [`at ${max[0]} seconds`, `at ${min[0]} seconds`]
    return isComparison
      ? `${'AB'[index]} is highest ${atMax} (${max[1]}) and lowest ${atMin} (${min[1]}).`
      : `Highest: ${max[1]} ${atMax}. Lowest: ${min[1]} ${atMin}.`
  })
  const [first = []] = curves
  const zeroLine = first.map(() => ({ mean: 0, low: 0, high: 0 }))
  const period = longestSeparation(isComparison ? curves : [first, zeroLine])
  const named = [...extremePoints.flat().map(({ step }) => step), period?.first, period?.last]
  const rows = Array.from({ length: (to - from) / 100 }, (_, step) => step)
    .filter((step) => step % 10 === 5 || named.includes(step))
    .map((step) => {
      const cells = curves.flatMap((points) => {
        const { mean = Number.NaN, low = Number.NaN, high = Number.NaN } = points[step] ?? {}
        return [written(mean, 1, true), `${written(low, 1, false)} to ${written(high, 1, false)}`]
      })
      return [moment(step), ...cells].join('|')
    })
  if (!period) {
    const none = isComparison ? 'The intervals of A and B overlap almost throughout.' : 'Not shown to change.'
    return { rows, extremes, separation: undefined, finding: none }
  }
  const [above, below] = period.above === 'A' ? 'AB' : 'BA'
  const span = `from ${moment(period.first)} to ${moment(period.last)} seconds`
  if (!isComparison) {
    const rises = period.above === 'A'
    const [highest = '', lowest = ''] = extremes[0]?.split(/ (?=Lowest: )/) ?? []
    return {
      rows,
      extremes,
      separation: undefined,
      finding: `${rises ? 'Above' : 'Below'} zero ${span}. ${rises ? highest : lowest}`,
    }
  }
  const separation = `${span.replace('from', 'From')}, ${above} is above ${below} and their intervals do not overlap.`
  return { rows, extremes, separation, finding: separation }
}
