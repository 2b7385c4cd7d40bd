import type { Results } from '@oogwenk/gaze'
import { FROM_GRID } from './timing'

/** The radius of a drawn eye and of its pupil, in pixels of the clip. */
export const EYE = { r: 11, pupil: 4.4 }

/** The position of one viewer's eye, in pixels of the clip. */
export interface Eye {
  x: number
  y: number
}

/** Milliseconds on each side of a moment over which measured gaze is combined. */
const HALF_WINDOW_MS = 130

/** Returns where each viewer looks at a moment: the median of the samples around it; none if all of them are lost. */
export function eyesAt({ participants, starts, time, x, y }: Results, moment: number): Eye[] {
  return participants.flatMap((_, person) => {
    const rows: number[] = []
    for (let row = starts[person] as number; row < (starts[person + 1] as number); row += 1)
      if (Math.abs((time[row] as number) - moment) <= HALF_WINDOW_MS && !Number.isNaN(x[row])) rows.push(row)
    if (rows.length === 0) return []
    return [
      {
        x: FROM_GRID * median(rows.map((row) => x[row] as number)),
        y: FROM_GRID * median(rows.map((row) => y[row] as number)),
      },
    ]
  })
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.floor(half - 0.5)] as number) + (sorted[Math.floor(half)] as number)) / 2
}
