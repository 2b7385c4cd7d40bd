import { useLayoutEffect, useRef, useState } from 'react'
import type { ErrorTexts } from '../../lib/i18n/error-texts'
import { href } from '../../lib/shared/urls'
import { ButtonLink } from './Button'
import button from './Button.module.css'
import styles from './ErrorScreen.module.css'
import { Eyes } from './Eyes'
import { findPageFrame } from './page-frame'

/** The texts as JSON, which `next.config.js` writes here at build time. */
declare const ERROR_TEXTS: string

/**
 * The screen after a whole page has failed: what happened, a button to try again, and a link to the home page,
 * between the header and the footer of the page.
 *
 * Trying again reloads the page, because an export has no server that React could ask for the page's data.
 */
export function ErrorScreen() {
  const texts = JSON.parse(ERROR_TEXTS) as ErrorTexts
  const heading = useRef<HTMLHeadingElement>(null)
  // React renders this screen before it removes the page.
  const [frame] = useState(findPageFrame)
  useLayoutEffect(() => {
    const main = heading.current?.closest('main')
    if (main) frame.putAround(main)
    // The element with the focus has gone, so screen readers start at the heading.
    heading.current?.focus()
  }, [frame])
  return (
    <main id="content" tabIndex={-1} className={`wrap ${styles.screen}`}>
      <title>{texts.title}</title>
      <Eyes
        className={styles.eyes}
        directions={[
          { x: -0.5, y: -0.38 },
          { x: 0.28, y: 0.46 },
        ]}
      />
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <p className="lead">{texts.body}</p>
      <p className={styles.actions}>
        <button type="button" className={`${button.button} ${button.filled}`} onClick={() => window.location.reload()}>
          {texts.again}
        </button>
        <ButtonLink href={href('/')} variant="text">
          {texts.home}
        </ButtonLink>
      </p>
    </main>
  )
}
