import type { AboutPage } from '../../lib/pages/about/view'
import styles from './ThreeLayers.module.css'

const layers = [styles.yellow, styles.pink, styles.coral]

/**
 * Draws the three measurements of a session as circles that overprint each other. The words are on top, each on its own
 * circle.
 */
export function ThreeLayers({ title, lead, items }: AboutPage['layers']) {
  return (
    <section className={`wrap ${styles.print}`} aria-labelledby="plates">
      <h2 id="plates" className={styles.title}>
        {title}
      </h2>
      <p className={`lead ${styles.lead}`}>{lead}</p>
      <ul className={styles.layers}>
        {items.map(({ name, text }, index) => (
          <li key={name} className={styles.item}>
            <span className={`${styles.circle} ${layers[index]}`} />
            <span className={styles.words} data-scheme="day">
              <span className={styles.name}>{name}</span> <span className={styles.text}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
