import type { Report } from '@oogwenk/gaze'
import styles from './Letter.module.css'
import { capital } from './words/words'

/** The size of a letter: beside a number, above a picture on the stage, or on a card. */
type Size = 'row' | 'stage' | 'card'

/**
 * A version's letter in a circle of its colour. A is mint and B is coral everywhere, and the letter is never left out.
 */
export function Letter({ letter, size = 'row' }: { letter: 'a' | 'b'; size?: Size }) {
  return (
    <span className={`${styles.letter} ${styles[letter]} ${size === 'row' ? '' : styles[size]}`}>
      {capital(letter)}
    </span>
  )
}

/** The name of a version above its picture, with its letter if there are two versions. */
export function VersionName({ report, index, name }: { report: Report; index: number; name: string }) {
  return (
    <p className={styles.name}>
      {report.versions.length > 1 && <Letter letter={index === 0 ? 'a' : 'b'} />} {name}
    </p>
  )
}
