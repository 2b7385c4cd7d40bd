import type { Results } from '../results'
import type { Mistakes } from './mistakes'

/** Milliseconds between samples: no webcam takes more than 500 a second, and with fewer than seven, fixations are missed. */
const STEP_RANGE = { min: 2, max: 150 } as const
/** With fewer samples with gaze than this, their unit is not checked: a few may well be outside the stimulus. */
const MIN_GAZE_SAMPLES = 20
/** If more than this share of gaze is outside the stimulus, it is in another unit, or belongs to another stimulus. */
const MAX_OUTSIDE = 0.5
/** Fractions of the picture range from 0 to 1, or a little beyond if people look past its edge. */
const MAX_FRACTION = 1.5

/** Returns the median time between two samples of one person; NaN if nobody has two. */
export function typicalStep({ time, starts }: Pick<Results, 'time' | 'starts'>): number {
  const steps: number[] = []
  for (let person = 0; person + 1 < starts.length; person++) {
    const end = starts[person + 1] as number
    for (let row = (starts[person] as number) + 1; row < end; row++)
      steps.push((time[row] as number) - (time[row - 1] as number))
  }
  return Float64Array.from(steps).sort()[steps.length >> 1] ?? Number.NaN
}

/**
 * Checks a file as a whole: whether its time is in milliseconds, and its gaze in pixels of the stimulus.
 * @param lines the lines to report: those of the first and second sample, and of the first one outside the stimulus
 */
export function checkUnits(
  results: Results,
  lines: { first: number; second: number; outside: number | undefined },
  mistakes: Mistakes,
): void {
  const step = typicalStep(results)
  const when = { line: lines.second, column: 'timestamp_ms' }
  const shown = Number(step.toPrecision(3))
  if (step < STEP_RANGE.min) mistakes.add('results-seconds', when, { step: shown })
  if (step > STEP_RANGE.max) mistakes.add('results-sparse', when, { step: shown })

  const { counts, grid, x, y } = results
  const seen = counts.rows - counts.lost
  if (seen < MIN_GAZE_SAMPLES) return
  const small = (value: number) => Number.isNaN(value) || Math.abs(value) <= MAX_FRACTION
  if (x.every(small) && y.every(small)) {
    mistakes.add('results-fractions', { line: lines.first, column: 'gaze_x' }, { ...grid })
    return
  }
  const share = counts.outside / seen
  if (share > MAX_OUTSIDE)
    mistakes.add(
      'results-outside',
      { line: lines.outside, column: 'gaze_x' },
      { percent: Math.round(share * 100), ...grid },
    )
}
