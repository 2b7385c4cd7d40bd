import type { HomePage } from '../../lib/pages/home/view'
import styles from './HowItWorks.module.css'
import { Poster } from './Poster'

const stages = ['alone', 'watched', 'inked'] as const

/** Three steps, told by one poster three times: alone, watched, and inked by the looks. */
export function HowItWorks({ title, steps, note, links }: HomePage['how'] & Pick<HomePage, 'links'>) {
  const ways = [undefined, links.tryIt, links.results]
  return (
    <section className={`wrap ${styles.how}`}>
      <h2>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li key={step.title} className={styles.step}>
            <Poster stage={stages[place] ?? 'alone'} />
            <div className={styles.words}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              {ways[place] && (
                <p>
                  <a href={ways[place].href} rel="external" className={`external ${styles.way}`}>
                    {ways[place].text}
                  </a>
                </p>
              )}
              {place === steps.length - 1 && <p className={`mute ${styles.note}`}>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
