import type { CaseCard } from '../../../lib/pages/cases/cases-page'
import { ButtonLink } from '../../ui/Button'
import { Eyes } from '../../ui/Eyes'
import { StagePicture } from '../stage/StagePicture'
import styles from './SingleCard.module.css'

/**
 * A test of a single page in the list of cases: the whole page on a panel, and a pair of eyes looking over its edge.
 */
export function SingleCard({ id, kind, heading, question, versions, stage, lit, button }: CaseCard) {
  const [[version], [measured]] = [versions, stage.versions]
  return (
    <section className={styles.card} data-scheme="day" aria-labelledby={id}>
      <div className={styles.words}>
        <p className={styles.kind}>{kind}</p>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.question}>{question}</p>
        <p className={styles.action}>
          <ButtonLink href={button.href}>
            {button.text} <span className="visually-hidden">{button.of}</span>
          </ButtonLink>
        </p>
      </div>
      {version && measured && (
        <figure className={styles.sheet}>
          <Eyes colours={['yellow', 'paper']} direction={{ x: 0.06, y: 0.2 }} className={styles.eyes} />
          <StagePicture
            {...{ version, measured, index: 0 }}
            isPair={false}
            card={{ id, sizes: '(min-width: 1024px) 56vw, 92vw' }}
          />
          <figcaption className={styles.caption}>{lit}</figcaption>
        </figure>
      )}
    </section>
  )
}
