import type { ReactNode } from 'react'
import { type ReportTexts, say } from '../../lib/i18n/client/report-texts'
import styles from './Chart.module.css'
import { DataTable, type TableData } from './DataTable'

/**
 * What all charts have: the drawing, a caption that says of whom and of what it is, and the numbers behind it.
 * @param caption sentences; "simulated" stands first where it is
 * @param name of the chart, in the name of its table
 * @param table left out where the numbers stand beside the chart anyway
 */
export function Chart({
  caption,
  name,
  table,
  texts,
  className,
  children,
}: {
  caption: readonly string[]
  name: string
  table?: TableData | undefined
  texts: ReportTexts
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <figure className={`${styles.chart} ${className ?? ''}`}>
      {children}
      {/* A caption is the first or the last of a figure; it is seen above the table all the same. */}
      {table && <DataTable data={table} name={say(texts, 'tableOf', { name })} />}
      {caption.length > 0 && <figcaption className={styles.caption}>{caption.join(' ')}</figcaption>}
    </figure>
  )
}
