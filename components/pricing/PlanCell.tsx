import type { PlanCell as Cell } from '../../lib/pages/pricing/view'
import { Pictogram } from './Pictogram'
import styles from './PlanCell.module.css'

/** One value in the table: a figure (with a pictogram if it is a count), an eye with a word, or text. */
export function PlanCell(cell: Cell) {
  if (cell.kind === 'flag')
    return (
      <span className={cell.included ? styles.flag : `${styles.flag} ${styles.absent}`}>
        <IncludedEye open={cell.included} />
        <span className={styles.flagWord}>{cell.text}</span>
      </span>
    )
  if (cell.kind === 'words') return <span>{cell.text}</span>
  return (
    <>
      <span className={isLong(cell.text) ? `${styles.amount} ${styles.long}` : styles.amount}>{cell.text}</span>
      {cell.unit && <span className={styles.unit}> {cell.unit}</span>}
      {cell.counted && <Pictogram {...cell.counted} />}
    </>
  )
}

/** Whether a word is wider than a column on a phone. */
const isLong = (text: string) => text.split(/\s+/).some((word) => word.length > 9)

/**
 * An open eye for what a plan includes, a closed one for what it does not include. The word beside it carries the
 * meaning.
 */
function IncludedEye({ open }: { open: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        {open ? (
          <circle cx="12" cy="12" r="10" />
        ) : (
          <path d="M2 9.5Q12 19 22 9.5M4.5 13.5l-2.5 3M12 15.5v4M19.5 13.5l2.5 3" />
        )}
      </g>
      {open && <circle cx="14" cy="12.5" r="4.5" fill="currentColor" />}
    </svg>
  )
}
