import type { CasePage } from '../../lib/pages/cases/cases'
import styles from './SetUp.module.css'

/** How it was tested: three names with a few words each, side by side where there is room. */
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
