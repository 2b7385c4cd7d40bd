import styles from './Chart.module.css'

/** Rows of text below their headings; the first cell of a row is its name. */
export interface TableData {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/**
 * The numbers behind a chart, folded away. A wide table scrolls inside its own region, which has a name and can be reached
 * by keyboard; the page never scrolls sideways.
 * @param name what the table holds: says which of many it is
 */
export function DataTable({ data, name }: { data: TableData; name: string }) {
  return (
    <details className={styles.numbers}>
      <summary>{name}</summary>
      <DataRegion data={data} name={name} />
    </details>
  )
}

/** The same table, open. */
export function DataRegion({ data: { head, rows }, name }: { data: TableData; name: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroller} aria-label={name} tabIndex={0}>
      <table className={styles.table}>
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
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={head[at]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[at]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
