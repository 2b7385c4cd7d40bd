import type { PlanTable as Table } from '../../lib/content/pricing'
import { PlanCell } from './PlanCell'
import { PlanPrice } from './PlanPrice'
import styles from './PlanTable.module.css'

/**
 * The three plans side by side, also on a phone: there each row is its label above three values.
 * The roles repeat what the elements say, because `display` takes a table's own roles away.
 */
export function PlanTable({ caption, plans, priceLabel, priceNote, groups }: Table) {
  return (
    <div className={styles.frame}>
      <div className={styles.column} aria-hidden="true" />
      <table className={styles.table} role="table">
        <caption className="hidden-from-sight">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" className={`${styles.row} ${styles.names}`}>
            <td role="cell" />
            {plans.map((plan) => (
              <th key={plan.name} role="columnheader" scope="col" data-scheme={plan.highlighted ? 'day' : undefined}>
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.prices}>
          <tr role="row" className={styles.row}>
            <th role="rowheader" scope="row" className={styles.priceLabel}>
              <span className="hidden-from-sight">{priceLabel}: </span>
              {priceNote}
            </th>
            {plans.map((plan) => (
              <td key={plan.name} role="cell" data-scheme={plan.highlighted ? 'day' : undefined}>
                <PlanPrice {...plan} />
              </td>
            ))}
          </tr>
        </tbody>
        {groups.map((group) => (
          <tbody key={group.title} role="rowgroup" className={styles.group}>
            <tr role="row" className={styles.groupTitle}>
              <th role="rowheader" scope="rowgroup" colSpan={4}>
                {group.title}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.label} role="row" className={`${styles.row} ${styles[row.kind]}`}>
                <th role="rowheader" scope="row">
                  {row.label}
                  {row.note && <span className={styles.note}> {row.note}</span>}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={plans[index]?.name} role="cell" data-scheme={plans[index]?.highlighted ? 'day' : undefined}>
                    <PlanCell {...cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
