import styles from './Pictogram.module.css'

interface PictogramProps {
  thing: 'sheet' | 'eye'
  /** The number of things; undefined if there is no limit. */
  count?: number
}

/** More than fit into the widest table, so that an unlimited row always runs off its edge. */
const MAX_THINGS = 40

/**
 * Draws the number of a plan's tests as sheets, or of its users as eyes; the figure above gives the same number. If
 * there is no limit, or not enough room, the row runs off the edge of the table.
 */
export function Pictogram({ thing, count }: PictogramProps) {
  const step = thing === 'sheet' ? 17 : 15
  // A count that does not fit is drawn as if there were no limit.
  const isEndless = count === undefined || count > MAX_THINGS
  const shown = isEndless ? MAX_THINGS : count
  return (
    <span className={isEndless ? `${styles.row} ${styles.endless}` : styles.row}>
      <svg
        viewBox={`0 0 ${(shown - 1) * step + 20} 20`}
        aria-hidden="true"
        className={`${styles.drawing} ${styles[thing]}`}
      >
        {Array.from({ length: shown }, (_, index) => index * step).map((x) =>
          thing === 'sheet' ? (
            <rect key={x} x={x} y="1" width="13" height="18" rx="3" fill="var(--coral)" className="layer" />
          ) : (
            <g key={x}>
              <circle cx={x + 9} cy="10" r="9" fill="var(--coral)" className="layer" />
              <circle cx={x + 11.5} cy="10.5" r="3.4" fill="var(--ink)" />
            </g>
          ),
        )}
      </svg>
    </span>
  )
}
