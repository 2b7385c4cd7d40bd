import { href } from '../../lib/shared/urls'
import styles from './Logos.module.css'

/** Sizes of the drawn wordmarks in `public/media/brands`, which follow the colour scheme by themselves. */
const drawn: Record<string, { width: number; height: number }> = {
  galaxy: { width: 298, height: 78 },
  bugfoundation: { width: 391, height: 58 },
}

/** The logo of a brand where it is drawn, else its name in words. */
export function Wordmark({ name }: { name: string }) {
  const size = drawn[name]
  if (!size) return name
  return <img src={href(`/media/brands/${name}.svg`)} alt={name} {...size} loading="lazy" className={styles[name]} />
}
