import type { PlanTable as Table } from '../../lib/pages/pricing/view'
import { PlanCell } from './PlanCell'
import line from './PlanLine.module.css'
import { PlanPrice } from './PlanPrice'
import styles from './PlanTable.module.css'

/** The three plans side by side, even on a phone, where the label of each row is above its three values. */
export function PlanTable({ caption, plans, priceLabel, priceNote, groups }: Table) {
  const scheme = plans.map((plan) => (plan.highlighted ? 'day' : undefined))
  return (
    <div id="plans" className={styles.frame}>
      <div className={styles.column} aria-hidden="true" />
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr className={`${line.line} ${line.opens} ${styles.names}`}>
            <td />
            {plans.map((plan, index) => (
              <th key={plan.name} scope="col" data-scheme={scheme[index]}>
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={`${line.line} ${line.closes} ${styles.prices}`}>
            <th scope="row">
              <span className="visually-hidden">{priceLabel}: </span>
              {priceNote}
            </th>
            {plans.map((plan, index) => (
              <td key={plan.name} data-scheme={scheme[index]}>
                <PlanPrice {...plan} />
              </td>
            ))}
          </tr>
        </tbody>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.groupTitle}>
              <th scope="rowgroup" colSpan={4}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, note, kind, cells }, row) => (
              <tr key={label} className={lineClasses(kind, row === 0, row === rows.length - 1)}>
                <th scope="row">
                  {label}
                  {note && <span className={line.note}> {note}</span>}
                </th>
                {cells.map((cell, index) => (
                  <td key={plans[index]?.name} data-scheme={scheme[index]}>
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
