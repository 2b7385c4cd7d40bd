import type { ApiView, DocsTexts } from '../../lib/docs/page'
import { ClosedEye } from './ClosedEye'
import styles from './NamedApi.module.css'
import { SubPages } from './SubPages'
import { DashedLabel } from './Unpublished'

/** An API whose contents are available on request: a shut eye, its name, and what its name says. */
export function NamedApi({ api, texts }: { api: ApiView; texts: DocsTexts }) {
  return (
    <li className={styles.named}>
      <ClosedEye className={styles.lid} />
      <h2 className={styles.name}>
        <a href={api.href}>{api.title}</a>
      </h2>
      <p>{api.summary}</p>
      <SubPages links={api.links} />
      <p className={styles.state}>
        <DashedLabel>{texts.onRequest}</DashedLabel>
      </p>
    </li>
  )
}
