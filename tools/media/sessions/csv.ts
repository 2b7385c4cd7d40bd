import * as settings from '@oogwenk/gaze/settings'
import type { Expression } from './emotions'
import type { Sample, Session } from './session'

/** The columns of docs/results-files.md, with neutral last. */
export const HEADER = settings.COLUMNS.join(',')

/** Formats sessions as a results file: lines end with LF, one row per sample, empty cells for unknown values. */
export function toCsv(sessions: readonly Session[]): string {
  const rows = sessions.flatMap(({ participant, samples }) => samples.map((sample) => row(participant, sample)))
  return `${[HEADER, ...rows].join('\n')}\n`
}

function row(participant: string, { time, gaze, heart, expression }: Sample): string {
  const shares = expression
    ? thousandths(expression)
    : Array.from({ length: settings.BASIC_EMOTIONS.length + 1 }, () => '')
  return [participant, time, tenths(gaze?.x), tenths(gaze?.y), tenths(heart), ...shares].join(',')
}

/** Rounds to one decimal, and never to `-0.0`. */
const tenths = (value: number | undefined) => (value === undefined ? '' : (Math.round(value * 10) / 10 + 0).toFixed(1))

/**
 * Formats shares with three decimals, neutral last, so that the printed shares add up to 1: neutral takes the rounding
 * error.
 */
function thousandths(expression: Expression): string[] {
  const parts = expression.map((share) => Math.round(share * 1000))
  const neutral = 1000 - parts.reduce((sum, part) => sum + part, 0)
  return [...parts, neutral].map((part) => (part / 1000).toFixed(3))
}
