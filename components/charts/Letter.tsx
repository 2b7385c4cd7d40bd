import styles from './Letter.module.css'
import { upper } from './words'

/** A version's letter in a disc of its colour: A is mint and B is coral everywhere, and the letter is never left out. */
export function Letter({ letter }: { letter: 'a' | 'b' }) {
  return <span className={`${styles.letter} ${styles[letter]}`}>{upper(letter)}</span>
}
