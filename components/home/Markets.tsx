import type { HomePage } from '../../lib/pages/home/view'
import styles from './Markets.module.css'
import { UseDrawing } from './UseDrawing'

const colours = ['coral', 'yellow', 'mint', 'pink'] as const

/** Four audiences, each with an eye, and the six questions that a test answers. */
export function Markets({ title, audiences, uses }: HomePage['markets']) {
  return (
    <section className={`wrap ${styles.markets}`}>
      <div>
        <h2>{title}</h2>
        <ul className={styles.audiences}>
          {audiences.map((audience, index) => (
            <li key={audience}>
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <circle cx="20" cy="20" r="20" fill={`var(--${colours[index]})`} />
                <circle cx="27" cy="20" r="7.6" fill="var(--ink)" />
              </svg>
              {audience}
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.uses}>
        {uses.map(({ drawing, title: use, question }) => (
          <li key={drawing}>
            <UseDrawing name={drawing} className={styles.drawing} />
            <div>
              <h3>{use}</h3>
              <p className="mute">{question}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
