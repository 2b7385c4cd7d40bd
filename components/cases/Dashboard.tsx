import type { CasePage, Emotions } from '../../lib/content/cases'
import { Eyes } from '../ui/Eyes'
import { CaseText } from './CaseText'
import styles from './Dashboard.module.css'
import { Face } from './Face'
import { Pulse } from './Pulse'

type Section = Extract<CasePage, { layout: 'comparison' }>['sections']['dashboard']

/** The dashboard as a board of three panels that touch nothing but the grid: faces, eyes and a pulse. */
export function Dashboard({ section, emotions }: { section: Section; emotions: Emotions }) {
  const { emotion, eyeTracking, excitement } = section.parts
  return (
    <section className={`wrap ${styles.dashboard}`} aria-labelledby={section.id}>
      <div className={styles.head}>
        <h2 id={section.id}>{section.title}</h2>
        <CaseText html={section.html} className={styles.lead} />
      </div>
      <div className={styles.board} data-scheme="day">
        <article className={`${styles.panel} ${styles.emotion}`}>
          <h3 id={emotion.id} className={styles.name}>
            {emotion.title}
          </h3>
          <CaseText html={emotion.html} />
          <ul className={styles.faces}>
            <li>
              <Face mood="happiness" plate="yellow" /> {emotions.happiness}
            </li>
            <li>
              <Face mood="contempt" plate="paper" /> {emotions.contempt}
            </li>
          </ul>
        </article>
        <article className={`${styles.panel} ${styles.eyeTracking}`}>
          <h3 id={eyeTracking.id} className={styles.name}>
            {eyeTracking.title}
          </h3>
          <CaseText html={eyeTracking.html} />
          <Eyes colours={['pink', 'paper']} look={{ x: -0.2, y: -0.42 }} className={styles.eyes} />
        </article>
        <article className={`${styles.panel} ${styles.excitement}`} data-scheme="night">
          <h3 id={excitement.id} className={styles.name}>
            {excitement.title}
          </h3>
          <CaseText html={excitement.html} />
          <Pulse beats={6} className={styles.pulse} />
        </article>
      </div>
    </section>
  )
}
