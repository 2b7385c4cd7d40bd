import type { CaseCard } from '../../../lib/pages/cases/cases-page'
import { Letter } from '../../charts/Letter'
import { ButtonLink } from '../../ui/Button'
import { StagePicture } from '../stage/StagePicture'
import styles from './ComparisonCard.module.css'

/** An A/B test in the list of cases: a night panel, and the two pictures side by side with their letters. */
export function ComparisonCard({ id, kind, heading, question, versions, stage, lit, button }: CaseCard) {
  return (
    <section className={styles.card} data-scheme="night" aria-labelledby={id}>
      <div className={styles.words}>
        <div>
          <p className={styles.kind}>{kind}</p>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
        </div>
        <div className={styles.action}>
          <p className={styles.question}>{question}</p>
          <ButtonLink href={button.href}>
            {button.text} <span className="visually-hidden">{button.of}</span>
          </ButtonLink>
        </div>
      </div>
      <div>
        <div className={styles.pair}>
          {stage.versions.map((measured, index) => {
            const version = versions[index]
            return (
              version && (
                <figure key={version.id} className={styles.version}>
                  <figcaption className={styles.letter}>
                    <Letter letter={index === 0 ? 'a' : 'b'} size="card" />
                  </figcaption>
                  <StagePicture
                    {...{ version, measured, index }}
                    isPair
                    card={{ id, sizes: '(min-width: 768px) 44vw, 84vw' }}
                  />
                </figure>
              )
            )
          })}
        </div>
        <p className={styles.caption}>{lit}</p>
      </div>
    </section>
  )
}
