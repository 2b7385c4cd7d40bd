import type { StatementPage } from '../../lib/pages/statement/view'
import { ButtonLink } from '../ui/Button'
import { type Direction, Eyes } from '../ui/Eyes'
import styles from './Statement.module.css'

/** Eyes that look in different directions, as if searching. */
const searching: [Direction, Direction] = [
  { x: -0.508, y: -0.375 },
  { x: 0.282, y: 0.458 },
]

/**
 * A page with a single statement below the large eyes of the logo.
 * @param eyes `wink` if the message has arrived, `search` if the page was not found
 */
export function Statement({ title, lead, note, button, eyes }: StatementPage & { eyes: 'wink' | 'search' }) {
  return (
    <div className={`wrap ${styles.statement}`}>
      <div className={styles.eyes}>
        {eyes === 'wink' ? (
          <Eyes direction={{ x: 0.2, y: 0.16 }} pupil={0.31} closed="second" className={styles.wink} />
        ) : (
          <Eyes directions={searching} pupil={0.31} />
        )}
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {note && <p className={styles.note}>{note}</p>}
      <ButtonLink href={button.href} variant={eyes === 'wink' ? 'outlined' : 'filled'}>
        {button.text}
      </ButtonLink>
    </div>
  )
}
