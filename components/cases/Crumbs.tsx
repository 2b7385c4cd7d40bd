import type { CasePage } from '../../lib/pages/cases/cases'
import styles from './Crumbs.module.css'

/** The way back to the overview, above a case's heading. */
export function Crumbs({ label, cases, name }: CasePage['crumbs']) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <a href={cases.href}>{cases.text}</a> <span aria-hidden="true">/</span> <span aria-current="page">{name}</span>
    </nav>
  )
}
