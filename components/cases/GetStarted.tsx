import type { CasePage } from '../../lib/pages/cases/cases'
import { ButtonLink } from '../ui/Button'
import { Eyes } from '../ui/Eyes'
import styles from './GetStarted.module.css'

/** The end of every case: a heading, what signing up offers, and a link to sign up. The eyes look at the button. */
export function GetStarted({ title, text, button }: CasePage['call']) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="get-started">
      <div className={styles.panel} data-scheme="night">
        <div className={styles.words}>
          <h2 id="get-started" className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          <ButtonLink href={button.href} external>
            {button.text}
          </ButtonLink>
        </div>
        <Eyes colours={['yellow', 'pink']} direction={{ x: -0.54, y: -0.12 }} pupil={0.36} className={styles.eyes} />
      </div>
    </section>
  )
}
