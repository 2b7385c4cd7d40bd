// Imports nothing of the site: what is computed here has to come out the same by another way than in lib/research.
import type { Sample } from './recompute'
import type { Exact } from './recompute-printed'
import { summary } from './recompute-statistics'

/** Mean of one person's samples in each step of 100 ms from a moment on; undefined in a step without any. */
function steps(samples: Sample[], column: string, zero: number, from: number, to: number): (number | undefined)[] {
  return Array.from({ length: Math.round((to - from) / 100) }, (_, at) => {
    const begin = zero + from + at * 100
    const inside = samples.filter(({ timestamp_ms: t }) => (t as number) >= begin && (t as number) < begin + 100)
    return average(inside.map((sample) => sample[column]))
  })
}

function average(list: readonly (number | undefined)[]): number | undefined {
  const known = list.filter((each): each is number => each !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, each) => sum + each, 0) / known.length
}

/**
 * A mean curve with its interval, one entry for each step of 100 ms; undefined where nobody has a value.
 * @param zeros where each person's time begins; who has none is left out, and so is who lacks half of the second before
 *   (locked), or of the first (by the clock)
 */
export function curve(
  people: readonly Sample[][],
  column: string,
  zeros: readonly (number | undefined)[],
  span: { from: number; to: number; ground: [from: number, to: number] },
): { usable: number; at: (Exact | undefined)[] } {
  const factor = column === 'heartrate' ? 1 : 100
  const own = people.flatMap((samples, index) => {
    const zero = zeros[index]
    if (zero === undefined) return []
    const before = steps(samples, column, zero, ...span.ground)
    const ground = average(before)
    if (ground === undefined || before.filter((each) => each !== undefined).length * 2 < before.length) return []
    return [
      steps(samples, column, zero, span.from, span.to).map((each) =>
        each === undefined ? undefined : factor * (each - ground),
      ),
    ]
  })
  const count = Math.round((span.to - span.from) / 100)
  const at = Array.from({ length: count }, (_, step) => {
    const known = own.map((line) => line[step]).filter((each): each is number => each !== undefined)
    return known.length === 0 ? undefined : summary(known)
  })
  return { usable: own.length, at }
}
