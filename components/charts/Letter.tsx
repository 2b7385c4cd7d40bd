import styles from './Letter.module.css'
import { upper } from './words'

/** How large a letter stands: beside a number, above a picture of the stage, or on a card. */
type Size = 'row' | 'stage' | 'card'

/** A version's letter in a disc of its colour: A is mint and B is coral everywhere, and the letter is never left out. */
export function Letter({ letter, size = 'row' }: { letter: 'a' | 'b'; size?: Size }) {
  return (
    <span className={`${styles.letter} ${styles[letter]} ${size === 'row' ? '' : styles[size]}`}>{upper(letter)}</span>
  )
}
