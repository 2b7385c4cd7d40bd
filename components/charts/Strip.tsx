import type { Strip as Layout, StripRow } from '../../lib/research/charts/strip'
import styles from './Strip.module.css'

/**
 * Widths in which a strip is laid out; it is drawn as wide as there is room, with discs that keep their size. The style
 * sheet has the radius too: said of each of some hundred circles it would weigh a fifth of a kilobyte.
 */
export const STRIP = { width: 420, radius: 10, edge: 22, ticks: 5 } as const

/** Pixels by which an eye is lifted above one that has its place, and from the line to the bar below it. */
const lift = 8
const below = 19

const share = (at: number) => `${((at / STRIP.width) * 100).toFixed(1)}%`

/**
 * People as eyes on a line, each looking out of the exact value, above their mean with its 95% interval.
 * @param levels eyes above one another, of all rows that are compared, so that they are equally high
 * @param zero place of nought; undefined where it is not on the axis
 * @param alt what the strip shows, in words
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
  const eyes = row.marks.map(({ person, at, level }) => ({ person, cx: share(at), cy: line - level * lift }))
  return (
    <svg className={`${styles.strip} ${styles[letter]}`} height={height} role="img" aria-label={alt}>
      <line x2="100%" y1={line} y2={line} className={styles.axis} />
      {zero !== undefined && <line x1={share(zero)} x2={share(zero)} y2={height} className={styles.zero} />}
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
      {row.mean !== undefined && <MeanBar mean={share(row.mean)} interval={row.interval} at={line + below} />}
    </svg>
  )
}

function MeanBar({ mean, interval, at }: { mean: string; interval: StripRow['interval']; at: number }) {
  return (
    <g className={styles.mean}>
      {interval && <line x1={share(interval.from)} x2={share(interval.to)} y1={at} y2={at} />}
      <circle cx={mean} cy={at} r="5" />
    </g>
  )
}

/** The numbers of the axis that all strips of a row share. They are for the eye: the table holds the values. */
export function StripAxis({ ticks, write }: { ticks: Layout['ticks']; write: (value: number) => string }) {
  return (
    <svg className={styles.ticks} height="22" aria-hidden="true">
      {ticks.map(({ value, at }) => (
        <text key={value} x={share(at)} y="15" textAnchor="middle">
          {write(value)}
        </text>
      ))}
    </svg>
  )
}
