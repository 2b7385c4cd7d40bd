import type { PreviewNotice } from '../../lib/pages/preview/preview-notice'
import styles from './Banner.module.css'

/** The banner above the header on every page of a preview and, in `npm run dev`, on every unpublished page. */
export function Banner({ label, text, state, link }: PreviewNotice) {
  return (
    <aside className={styles.banner} aria-label={label}>
      <p>
        {text && <strong>{text}</strong>} {state && <span>{state}</span>} {link && <a href={link.href}>{link.text}</a>}
      </p>
    </aside>
  )
}
