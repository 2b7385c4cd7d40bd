import type { CasePage } from '../../lib/content/cases'
import { CaseText } from './CaseText'
import { GazePath } from './GazePath'
import styles from './Movements.module.css'

type Page = Extract<CasePage, { layout: 'comparison' }>

/** The eye movements of one viewer at a time: the key to such a drawing across the page, then how to read one. */
export function Movements({
  section,
  gazeKey,
  note,
}: {
  section: Page['sections']['movements']
  gazeKey: Page['texts']['gazeKey']
  note: string
}) {
  return (
    <section className={`wrap ${styles.movements}`} aria-labelledby={section.id}>
      <h2 id={section.id}>{section.title}</h2>
      <figure className={styles.path}>
        <GazePath shape="wide" className={styles.wide} />
        <GazePath shape="tall" className={styles.tall} />
        <figcaption className={styles.caption}>
          <p className={styles.note}>{note}</p>
          <ul className={styles.key}>
            {Object.entries(gazeKey).map(([key, text]) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </figcaption>
      </figure>
      <CaseText html={section.html} className={styles.text} />
    </section>
  )
}
