import type { PreviewNotice } from '../../lib/pages/preview/preview-notice'
import styles from './Banner.module.css'

/** What every page of a preview says of itself, above its header; in `npm run dev`, what a page says that is kept back. */
export function Banner({ label, text, state, link }: PreviewNotice) {
  return (
    <aside className={styles.banner} aria-label={label}>
      <p>
        {text && <strong>{text}</strong>} {state && <span>{state}</span>} {link && <a href={link.href}>{link.text}</a>}
      </p>
    </aside>
  )
}
