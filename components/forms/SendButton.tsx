import button from '../ui/Button.module.css'
import { Eyes } from '../ui/Eyes'
import styles from './SendButton.module.css'

/** Submits its form. While the form is being sent, the button says so, and `useDelivery` ignores further presses. */
export function SendButton({ sending, texts }: { sending: boolean; texts: { send: string; sending: string } }) {
  return (
    <button
      type="submit"
      aria-disabled={sending || undefined}
      className={`${button.button} ${button.filled} ${styles.send}`}
    >
      {sending && <Eyes closed="both" className={styles.eyes} />}
      {sending ? texts.sending : texts.send}
    </button>
  )
}
