import { type RefCallback, useCallback } from 'react'
import type { ErrorTexts } from '../../lib/i18n/error-texts'
import { href } from '../../lib/urls'
import styles from './ErrorScreen.module.css'

/** The texts as JSON: `next.config.js` writes them here at build time. */
declare const ERROR_TEXTS: string

/**
 * What a visitor sees where a whole page has failed: what happened, a second try, and a way home.
 *
 * The second try is a reload: an export has no server that React could ask for the page's data again.
 */
export function ErrorScreen() {
  const texts = JSON.parse(ERROR_TEXTS) as ErrorTexts
  // The screen takes the place of what had the focus; readers of the screen aloud start at its heading.
  const focus: RefCallback<HTMLElement> = useCallback((heading) => heading?.focus(), [])
  return (
    <main className={styles.screen}>
      <title>{texts.title}</title>
      <h1 ref={focus} tabIndex={-1}>
        {texts.title}
      </h1>
      <p>{texts.body}</p>
      <p className={styles.ways}>
        <button type="button" onClick={() => window.location.reload()}>
          {texts.again}
        </button>
        <a href={href('/')}>{texts.home}</a>
      </p>
    </main>
  )
}
