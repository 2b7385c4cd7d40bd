import type { HomePage } from '../../lib/content/home'
import styles from './DemoPanel.module.css'

/** The yellow panel around the demo request; its eyes look at the field. */
export function DemoPanel({ title, text }: HomePage['demo']) {
  return (
    <section className={styles.panel} data-scheme="day">
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        <form method="post" action="/forms">
          <input type="hidden" name="form-name" value="simple-demo" />
          <input type="email" name="email" required placeholder="Your email…" aria-label="Email" autoComplete="email" />
          <button type="submit">Schedule a demo</button>
        </form>
      </div>
      <svg viewBox="0 0 620 420" className={`print ${styles.eyes}`} aria-hidden="true" focusable="false">
        <circle cx="190" cy="210" r="190" fill="var(--coral)" className="plate" />
        <circle cx="500" cy="210" r="190" fill="var(--pink)" className="plate" />
        <g fill="var(--ink)">
          <circle cx="128" cy="262" r="70" />
          <circle cx="438" cy="262" r="70" />
        </g>
      </svg>
    </section>
  )
}
