import type { Report } from '../../lib/research/report'
import { Letter } from './Letter'
import styles from './Letter.module.css'

/** The name of a version above a picture of it, with its letter where there are two. */
export function VersionName({ report, at, name }: { report: Report; at: number; name: string }) {
  return (
    <p className={styles.name}>
      {report.versions.length > 1 && <Letter letter={at === 0 ? 'a' : 'b'} />} {name}
    </p>
  )
}
