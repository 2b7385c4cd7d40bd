import type { ReactNode } from 'react'
import { formatText, type ReportTexts } from '../../lib/i18n/client/report-texts'
import styles from './Chart.module.css'
import { DataTable, type TableData } from './DataTable'

/**
 * The frame of every chart: the drawing, a caption that says whose data it shows, and the numbers behind it.
 * @param caption sentences; if the data is simulated, the first one says so
 * @param name the name of the chart, which its table's name contains
 * @param table undefined if the numbers are beside the chart anyway
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
      {/* A caption must be the first or last child of a figure. The style sheet shows it above the table. */}
      {table && <DataTable data={table} name={formatText(texts, 'tableOf', { name })} />}
      {caption.length > 0 && <figcaption className={styles.caption}>{caption.join(' ')}</figcaption>}
    </figure>
  )
}

/** A tested picture under a drawing, in grey, so that its colours are not mistaken for those of the drawing. */
export function TestedPicture({ children }: { children: ReactNode }) {
  return <div className={styles.tested}>{children}</div>
}
