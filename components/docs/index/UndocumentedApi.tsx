import type { ApiView } from '../../../lib/pages/docs/docs-page'
import { SubPages } from './SubPages'
import styles from './UndocumentedApi.module.css'

/** An API that is not documented: a closed eye, its name and its pages. */
export function UndocumentedApi({ api }: { api: ApiView }) {
  return (
    <li className={styles.api}>
      <ClosedEye className={styles.closedEye} />
      <h2 className={styles.name}>
        <a href={api.href}>{api.title}</a>
      </h2>
      <SubPages links={api.links} />
    </li>
  )
}

/** A closed eye: one arc and three lashes, as everywhere on the site. The text beside it gives its meaning. */
function ClosedEye({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 36" width={64} height={36} className={className} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth={4} strokeLinecap="round">
        <path d="M4 6Q32 32 60 6" />
        <path d="M13.5 18.5l-6 9.5M32 22.5v11M50.5 18.5l6 9.5" />
      </g>
    </svg>
  )
}
