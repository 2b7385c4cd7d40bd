import type { AboutPage } from '../../lib/pages/about/view'
import styles from './ThreePlates.module.css'

const plates = [styles.yellow, styles.pink, styles.coral]

/** What a session measures, as three plates that overprint. The words are printed last, each on the flat of its disc. */
export function ThreePlates({ title, lead, items }: AboutPage['plates']) {
  return (
    <section className={`wrap ${styles.print}`} aria-labelledby="plates">
      <h2 id="plates" className={styles.title}>
        {title}
      </h2>
      <p className={`lead ${styles.lead}`}>{lead}</p>
      <ul className={styles.plates}>
        {items.map(({ name, text }, index) => (
          <li key={name} className={styles.item}>
            <span className={`${styles.disc} ${plates[index]}`} />
            <span className={styles.words} data-scheme="day">
              <span className={styles.name}>{name}</span> <span className={styles.text}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
