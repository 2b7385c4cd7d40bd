import type { HomePage } from '../../lib/pages/home/view'
import { href } from '../../lib/shared/urls'
import styles from './Logos.module.css'

/** The row of four brands. A brand whose logo is still missing is a dashed cell. */
export function Logos({ title, brands }: { title: string; brands: HomePage['brands'] }) {
  return (
    <section className={`wrap ${styles.logos}`}>
      <h2>{title}</h2>
      <ul className={styles.brands}>
        {brands.map((brand, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two brands may both be missing, and the list never changes.
          <li key={index} className={brand.startsWith('[') ? styles.missing : undefined}>
            <Wordmark name={brand} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Sizes of the wordmarks in `public/media/brands`, whose files adapt to the colour scheme. */
const sizes: Record<string, { width: number; height: number }> = {
  galaxy: { width: 298, height: 78 },
  bugfoundation: { width: 391, height: 58 },
}

/** The logo of a brand if there is one, otherwise its name as text. */
function Wordmark({ name }: { name: string }) {
  const size = sizes[name]
  if (!size) return name
  return <img src={href(`/media/brands/${name}.svg`)} alt={name} {...size} loading="lazy" className={styles[name]} />
}
