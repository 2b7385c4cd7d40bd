import type { PlanTable as Table } from '../../lib/content/pricing'
import { PlanCell } from './PlanCell'
import line from './PlanLine.module.css'
import { PlanPrice } from './PlanPrice'
import styles from './PlanTable.module.css'

/**
 * The three plans side by side, also on a phone: there each row is its label above three values.
 * The roles repeat what the elements say, because `display` takes a table's own roles away.
 */
export function PlanTable({ caption, plans, priceLabel, priceNote, groups }: Table) {
  const scheme = plans.map((plan) => (plan.highlighted ? 'day' : undefined))
  return (
    <div id="plans" className={styles.frame}>
      <div className={styles.column} aria-hidden="true" />
      <table className={styles.table} role="table">
        <caption className="hidden-from-sight">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" className={`${line.line} ${line.opens} ${styles.names}`}>
            <td role="cell" />
            {plans.map((plan, at) => (
              <th key={plan.name} role="columnheader" scope="col" data-scheme={scheme[at]}>
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <tr role="row" className={`${line.line} ${line.closes} ${styles.prices}`}>
            <th role="rowheader" scope="row">
              <span className="hidden-from-sight">{priceLabel}: </span>
              {priceNote}
            </th>
            {plans.map((plan, at) => (
              <td key={plan.name} role="cell" data-scheme={scheme[at]}>
                <PlanPrice {...plan} />
              </td>
            ))}
          </tr>
        </tbody>
        {groups.map(({ title, rows }) => (
          <tbody key={title} role="rowgroup">
            <tr role="row" className={styles.groupTitle}>
              <th role="rowheader" scope="rowgroup" colSpan={4}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, note, kind, cells }, row) => (
              <tr key={label} role="row" className={lineClasses(kind, row === 0, row === rows.length - 1)}>
                <th role="rowheader" scope="row">
                  {label}
                  {note && <span className={line.note}> {note}</span>}
                </th>
                {cells.map((cell, at) => (
                  <td key={plans[at]?.name} role="cell" data-scheme={scheme[at]}>
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

function lineClasses(kind: Table['groups'][number]['rows'][number]['kind'], first: boolean, last: boolean): string {
  return [line.line, line.value, line[kind], first && line.opens, last && line.closes].filter(Boolean).join(' ')
}
