import type { HomePage } from '../../lib/pages/home/view'
import styles from './Logos.module.css'
import { Wordmark } from './Wordmark'

/** The strip of four brands. One whose logo is still to come is a dashed cell. */
export function Logos({ title, brands }: { title: string; brands: HomePage['brands'] }) {
  return (
    <section className={`wrap ${styles.logos}`}>
      <h2>{title}</h2>
      <ul className={styles.brands}>
        {brands.map((brand, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two brands may both be still to come, and the list never changes.
          <li key={place} className={brand.startsWith('[') ? styles.missing : undefined}>
            <Wordmark name={brand} />
          </li>
        ))}
      </ul>
    </section>
  )
}
