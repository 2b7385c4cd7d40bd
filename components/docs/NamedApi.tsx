import type { ApiView } from '../../lib/pages/docs/docs-page'
import { ClosedEye } from './ClosedEye'
import styles from './NamedApi.module.css'
import { SubPages } from './SubPages'

/** An API that is not documented: a shut eye, its name and its pages. */
export function NamedApi({ api }: { api: ApiView }) {
  return (
    <li className={styles.named}>
      <ClosedEye className={styles.lid} />
      <h2 className={styles.name}>
        <a href={api.href}>{api.title}</a>
      </h2>
      <SubPages links={api.links} />
    </li>
  )
}
