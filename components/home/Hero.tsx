import type { HomePage } from '../../lib/pages/home/view'
import { ButtonLink } from '../ui/Button'
import { Headline } from './Headline'
import styles from './Hero.module.css'

/** The top of the home page: the headline with its simulated test, what the service does, and three links. */
export function Hero({ headline, lead, actions }: Pick<HomePage, 'headline' | 'lead' | 'actions'>) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.test}>
        <Headline words={headline.words} />
        <p className={styles.legend}>
          <svg viewBox="0 0 56 40" className="print" aria-hidden="true">
            <circle cx="40" cy="14" r="13" fill="var(--circle-yellow)" />
            <circle cx="45" cy="29" r="9" fill="var(--circle-pink)" />
            <circle cx="18" cy="23" r="17" fill="var(--circle-coral)" />
          </svg>
          <span>{headline.legend}</span>
        </p>
      </div>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.actions}>
        <ButtonLink href={actions.getStarted.href} external>
          {actions.getStarted.text}
        </ButtonLink>{' '}
        <ButtonLink href={actions.demo.href} variant="outlined">
          {actions.demo.text}
        </ButtonLink>{' '}
        <ButtonLink href={actions.contact.href} variant="text">
          {actions.contact.text}
        </ButtonLink>
      </div>
    </section>
  )
}
