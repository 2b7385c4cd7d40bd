import type { HomePage } from '../../lib/pages/home/view'
import styles from './HowItWorks.module.css'
import { Poster } from './Poster'

const states = ['alone', 'watched', 'tested'] as const

/** Three steps, illustrated by one poster in three states: alone, watched, and covered with fixations. */
export function HowItWorks({ title, steps, note, links }: HomePage['how'] & Pick<HomePage, 'links'>) {
  const stepLinks = [undefined, links.tryIt, links.results]
  return (
    <section className={`wrap ${styles.how}`}>
      <h2>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <Poster state={states[index] ?? 'alone'} />
            <div className={styles.words}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              {stepLinks[index] && (
                <p>
                  <a href={stepLinks[index].href} rel="external" className={`external ${styles.link}`}>
                    {stepLinks[index].text}
                  </a>
                </p>
              )}
              {index === steps.length - 1 && <p className={`mute ${styles.note}`}>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
