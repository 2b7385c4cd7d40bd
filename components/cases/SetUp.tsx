import type { CasePage } from '../../lib/pages/cases/cases'
import styles from './SetUp.module.css'

/** How the test was set up: three terms with short descriptions, side by side if there is room. */
export function SetUp({ items, stacked }: { items: CasePage['setup']; stacked?: boolean }) {
  return (
    <dl className={stacked ? `${styles.list} ${styles.stacked}` : styles.list}>
      {items.map(({ name, text }) => (
        <div key={name} className={styles.item}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
