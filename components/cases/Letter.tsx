import styles from './Letter.module.css'

/** The letter of a version in its disc: A is mint and B is coral everywhere, and the letter always stands in it. */
export function Letter({ at, large }: { at: number; large?: boolean }) {
  return (
    <span className={`${styles.disc} ${at === 0 ? styles.a : styles.b} ${large ? styles.large : ''}`}>
      {at === 0 ? 'A' : 'B'}
    </span>
  )
}
