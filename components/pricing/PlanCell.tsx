import type { PlanCell as Cell } from '../../lib/pages/pricing/view'
import { CountedThings } from './CountedThings'
import { IncludedEye } from './IncludedEye'
import styles from './PlanCell.module.css'

/** One value of the table: a figure, a figure that is also counted out, an eye with its word, or words. */
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
      {cell.counted && <CountedThings {...cell.counted} />}
    </>
  )
}

/** Whether a word is wider than a column on a phone. */
const isLong = (text: string) => text.split(/\s+/).some((word) => word.length > 9)
