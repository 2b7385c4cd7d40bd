/** Points in chronological order. */
export interface Points {
  /** Milliseconds, ascending. */
  time: ArrayLike<number>
  x: ArrayLike<number>
  y: ArrayLike<number>
}

/**
 * Splits a sequence of points into segments that each stay around one place: of all ways to split it, the one with the
 * smallest sum of squared distances to the mean of each point's own segment, plus the penalty for each segment. Dynamic
 * programming; a start that can no longer become the best one is dropped, which leaves the result exact.
 * @param penalty squared pixels
 * @param longest milliseconds from the first to the last point of a segment: it limits the work where nothing moves
 * @returns the index of the first point of each segment
 * @source Killick, Fearnhead and Eckley (2012), Optimal detection of changepoints with a linear computational cost,
 * JASA 107, 1590–1598
 */
export function segmentsOf({ time, x, y }: Points, penalty: number, longest: number): number[] {
  const count = time.length
  const [sumX, sumY, sumSquares] = [
    new Float64Array(count + 1),
    new Float64Array(count + 1),
    new Float64Array(count + 1),
  ]
  // Relative to the first point, to keep squares small and exact.
  const [x0, y0] = [x[0] as number, y[0] as number]
  const best = new Float64Array(count + 1)
  const before = new Int32Array(count + 1)
  const costs = new Float64Array(count + 1)
  const starts = new Int32Array(count + 1)
  let open = 0
  for (let end = 1; end <= count; end++) {
    const [dx, dy] = [(x[end - 1] as number) - x0, (y[end - 1] as number) - y0]
    sumX[end] = (sumX[end - 1] as number) + dx
    sumY[end] = (sumY[end - 1] as number) + dy
    sumSquares[end] = (sumSquares[end - 1] as number) + dx * dx + dy * dy
    starts[open++] = end - 1
    let lowest = Number.POSITIVE_INFINITY
    for (let index = 0; index < open; index++) {
      const start = starts[index] as number
      const [ofX, ofY] = [
        (sumX[end] as number) - (sumX[start] as number),
        (sumY[end] as number) - (sumY[start] as number),
      ]
      const squares = (sumSquares[end] as number) - (sumSquares[start] as number)
      const cost = (best[start] as number) + Math.max(0, squares - (ofX * ofX + ofY * ofY) / (end - start))
      costs[index] = cost
      if (cost < lowest) {
        lowest = cost
        before[end] = start
      }
    }
    best[end] = lowest + penalty
    const now = time[end] ?? Number.POSITIVE_INFINITY
    let remaining = 0
    for (let index = 0; index < open; index++) {
      const start = starts[index] as number
      if ((costs[index] as number) > lowest + penalty || now - (time[start] as number) > longest) continue
      starts[remaining++] = start
    }
    open = remaining
  }
  const firsts: number[] = []
  for (let end = count; end > 0; end = before[end] as number) firsts.push(before[end] as number)
  return firsts.reverse()
}
