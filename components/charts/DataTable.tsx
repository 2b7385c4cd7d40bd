import styles from './Chart.module.css'

/** Rows of text with column headings. The first cell of a row is its heading. */
export interface TableData {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/**
 * The numbers behind a chart, collapsed. Cells wrap, so that nothing scrolls sideways. A long table scrolls in a
 * region that has a name and can be reached by keyboard.
 * @param name what the table contains, to distinguish it from other tables on the page
 */
export function DataTable({ data, name }: { data: TableData; name: string }) {
  return (
    <>
      {/* Without styles, only this space separates it from what precedes it. */}{' '}
      <details className={styles.numbers}>
        <summary>{name}</summary>
        {data.rows.length > MAX_ROWS ? <ScrollingRows data={data} name={name} /> : <Rows data={data} />}
      </details>
    </>
  )
}

/**
 * A table with more rows than this scrolls. One with fewer is shown whole, because a box that ends between rows hides
 * that there are more.
 */
const MAX_ROWS = 20

/** The table in a region that can be scrolled, including by keyboard. */
function ScrollingRows({ data, name }: { data: TableData; name: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section aria-label={name} className={styles.scroller} tabIndex={0}>
      <Rows data={data} />
    </section>
  )
}

/**
 * The table without a frame.
 * @param className a class with further styles
 * @param labelled repeats the column heading on each cell, for a layout without columns
 */
export function Rows({
  data: { head, rows },
  className,
  labelled,
}: {
  data: TableData
  className?: string | undefined
  labelled?: boolean
}) {
  return (
    <table className={className ? `${styles.table} ${className}` : styles.table}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, index) =>
              index === 0 ? (
                <th key={head[index]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={head[index]} data-label={labelled ? head[index] : undefined}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
