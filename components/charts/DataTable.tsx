import styles from './Chart.module.css'

/** Rows of text below their headings; the first cell of a row is its name. */
export interface TableData {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/**
 * The numbers behind a chart, folded away. Cells wrap, so that nothing scrolls sideways; a long table scrolls inside its
 * own region, which has a name and can be reached by keyboard.
 * @param name what the table holds: says which of many it is
 */
export function DataTable({ data, name }: { data: TableData; name: string }) {
  return (
    <>
      {/* Where no styles are, nothing else parts it from what stands before. */}{' '}
      <details className={styles.numbers}>
        <summary>{name}</summary>
        {data.rows.length > MOST_SEEN ? <DataRegion data={data} name={name} /> : <Rows data={data} />}
      </details>
    </>
  )
}

/** More rows than these scroll; fewer are all seen, since a box that ends between rows hides that there are more. */
const MOST_SEEN = 20

/** The same table, open. What scrolls must be reached by keyboard, and nothing else. */
export function DataRegion({ data, name }: { data: TableData; name: string }) {
  const scrolls = data.rows.length > MOST_SEEN && { className: styles.scroller, tabIndex: 0 }
  return (
    <section aria-label={name} {...scrolls}>
      <Rows data={data} />
    </section>
  )
}

function Rows({ data: { head, rows } }: { data: TableData }) {
  return (
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
  )
}
