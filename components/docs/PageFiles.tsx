import type { PageFiles as Files } from '../../lib/pages/docs/page-files'
import styles from './PageFiles.module.css'
import tools from './tools.module.css'

/** The page as Markdown, to open or to copy, and a link to its source if a repository is configured. */
export function PageFiles({ markdownCopy, copy, edit }: Files) {
  return (
    <p className={styles.files}>
      {edit && <a href={edit.href}>{edit.text}</a>}
      <a href={markdownCopy.href}>{markdownCopy.text}</a>
      <button type="button" data-tool="copy" data-copy-from={markdownCopy.href} className={tools.needsScript}>
        {copy}
      </button>
    </p>
  )
}
