import type { OwnOffer } from '../../lib/pages/cases/own-offer'
import { buttonClasses } from '../ui/Button'
import call from './GetStarted.module.css'
import styles from './OwnResults.module.css'

/**
 * The offer to look at one's own results: a panel like that of "Get started", in another colour. Its button loads
 * `client/tools/own.ts`, which adds everything else below. Without scripts a sentence replaces the button.
 */
export function OwnResults({ title, text, kept, button, missing, needsScript, layout }: OwnOffer) {
  return (
    <section id="your-own-results" className={`wrap ${call.section}`}>
      <div className={`${call.panel} ${styles.panel}`} data-scheme="day">
        <h2 className={call.title}>{title}</h2>
        <div>
          <p className={call.text}>
            {text} <strong>{kept}</strong> {layout.text} <a href={layout.more.href}>{layout.more.text}</a>,{' '}
            <a href={layout.example.href} download={layout.example.fileName}>
              {layout.example.text}
            </a>{' '}
            {layout.and}{' '}
            <a href={layout.areas.href} download={layout.areas.fileName}>
              {layout.areas.text}
            </a>
            .
          </p>
          <p className={styles.needsScript}>{needsScript}</p>
          <button type="button" data-own-open={missing} className={buttonClasses({})}>
            {button}
          </button>
        </div>
      </div>
    </section>
  )
}
