import type { Strip as Layout, StripRow } from '../../lib/charts/strip'
import styles from './Strip.module.css'

/**
 * The coordinates of a strip. It is stretched to the available width, with circles that keep their size. Their radius
 * is in the style sheet too, because repeating it on about a hundred circles would add a fifth of a kilobyte.
 */
export const STRIP = { width: 420, radius: 10, edge: 22, ticks: 5 } as const

/** How far an eye is raised above another with the same value, and how far the bar is below the line, in pixels. */
const lift = 8
const below = 19

const toPercent = (x: number) => `${((x / STRIP.width) * 100).toFixed(1)}%`

/**
 * People as eyes on a line, each at its exact value, above their mean with its 95% interval.
 * @param levels the maximum number of eyes above one another in any row, so that all rows have the same height
 * @param zero the position of zero; undefined if it is not on the axis
 * @param alt the strip in words
 */
export function Strip({
  row,
  letter,
  levels,
  zero,
  alt,
}: {
  row: StripRow
  letter: 'a' | 'b'
  levels: number
  zero: number | undefined
  alt: string
}) {
  const line = STRIP.radius + 2 + (levels - 1) * lift
  const height = line + below + 6
  const eyes = row.marks.map(({ person, at, level }) => ({ person, cx: toPercent(at), cy: line - level * lift }))
  return (
    <svg className={`${styles.strip} ${styles[letter]}`} height={height} role="img" aria-label={alt}>
      <line x2="100%" y1={line} y2={line} className={styles.axis} />
      {zero !== undefined && <line x1={toPercent(zero)} x2={toPercent(zero)} y2={height} className={styles.zero} />}
      <g className={styles.eyes}>
        {eyes.map(({ person, cx, cy }) => (
          <circle key={person} cx={cx} cy={cy} />
        ))}
      </g>
      <g className={styles.pupils}>
        {eyes.map(({ person, cx, cy }) => (
          <circle key={person} cx={cx} cy={cy} />
        ))}
      </g>
      {row.mean !== undefined && <MeanBar mean={toPercent(row.mean)} interval={row.interval} y={line + below} />}
    </svg>
  )
}

function MeanBar({ mean, interval, y }: { mean: string; interval: StripRow['interval']; y: number }) {
  return (
    <g className={styles.mean}>
      {interval && <line x1={toPercent(interval.from)} x2={toPercent(interval.to)} y1={y} y2={y} />}
      <circle cx={mean} cy={y} r="5" />
    </g>
  )
}

/**
 * The labels of the axis that all strips of a row share. Hidden from assistive technology, because the table has the
 * values.
 */
export function StripAxis({ ticks, write }: { ticks: Layout['ticks']; write: (value: number) => string }) {
  return (
    <svg className={styles.ticks} height="22" aria-hidden="true">
      {ticks.map(({ value, at }) => (
        <text key={value} x={toPercent(at)} y="15" textAnchor="middle">
          {write(value)}
        </text>
      ))}
    </svg>
  )
}
