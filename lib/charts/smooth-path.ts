/** A point in whole units. */
type Point = readonly [x: number, y: number]

/**
 * Rewrites a path of straight lines as a smooth one through the same points, in whole units, each relative to the one
 * before. Its pieces are parabolas that meet, with the same slope, halfway between their control points. After the
 * first piece, one coordinate pair describes each, so the path takes no more bytes than straight lines. Control points
 * are even, so ends are whole and errors do not add up.
 * @param path a path from `linePath` or `bandPath`, which contains only `M`, `L`, `h0` and `z`
 * @source interpolating quadratic B-spline: de Boor (1978), A Practical Guide to Splines
 */
export function smoothPath(path: string): string {
  const subpaths = path.split('M').filter(Boolean)
  return subpaths.map(smoothSubpath).join('')
}

function smoothSubpath(subpath: string): string {
  const [, body = '', end = ''] = /^([^hz]*)(.*)$/.exec(subpath) ?? []
  const points = body.split('L').map((point) => point.split(' ').map(Number) as [number, number])
  // A band goes out along its top and back along its bottom.
  const turn = points.findIndex(([x], index) => index > 0 && x <= (points[index - 1] as Point)[0])
  const [forward, backward] = turn < 0 ? [points, []] : [points.slice(0, turn), points.slice(turn)]
  let from: Point = [0, 0]
  const write = (command: string, all: readonly Point[]) => {
    const steps = all.map((to) => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      from = to
      return `${dx}${dy < 0 ? '' : ' '}${dy}`
    })
    return steps.length > 0 ? `${command}${steps.join(' ').replace(/ -/g, '-')}` : ''
  }
  const edge = (command: string, all: readonly Point[]) => {
    const [first, ...others] = smoothed(all)
    if (!first) return ''
    const start = write(command, [first])
    if (others.length < 2) return start + write('l', others)
    const [control, end, ...rest] = others as [Point, Point, ...Point[]]
    // Both points of a piece are relative to its start.
    const pieceStart = from
    const bend = write('q', [control])
    from = pieceStart
    return start + bend + write(' ', [end]).replace(' -', '-') + write('t', rest)
  }
  return edge('M', forward) + edge('l', backward) + end
}

/**
 * The first point, the first control point, then the ends of pieces: halfway between control points, and finally the
 * last point.
 */
function smoothed(points: readonly Point[]): Point[] {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const [first, last] = [whole[0], whole.at(-1)]
  if (!first || !last || whole.length < 3) return whole
  const inner = whole.slice(1, -1)
  let controls = inner
  // The middle of each piece should pass through its point. This converges fast, because a piece depends mostly on its
  // own control point.
  for (let round = 0; round < ROUNDS; round++)
    controls = inner.map((point, index) => {
      const [before, after] = [controls[index - 1], controls[index + 1]]
      const [weight, left] = before ? [6, before] : [5, [2 * first[0], 2 * first[1]] as Point]
      const [divisor, right] = after ? [weight, after] : [weight - 1, [2 * last[0], 2 * last[1]] as Point]
      const wanted = (8 * point[1] - left[1] - right[1]) / divisor
      const beside = [(whole[index] as Point)[1], (whole[index + 2] as Point)[1]]
      const [low, high] = [Math.min(...beside), Math.max(...beside)]
      // A level stretch before a jump must not dip.
      const isLevel = point[1] === low || point[1] === high
      return [point[0], isLevel ? Math.max(low, Math.min(high, wanted)) : wanted]
    })
  const even = controls.map(([x, y]): Point => [2 * Math.round(x / 2), 2 * Math.round(y / 2)])
  const ends = even.slice(1).map(([x, y], index): Point => {
    const [beforeX, beforeY] = even[index] as Point
    return [(x + beforeX) / 2, (y + beforeY) / 2]
  })
  return [first, even[0] as Point, ...ends, last]
}

/** Each round leaves a third of the remaining error. */
const ROUNDS = 8
