import styles from './Honeypot.module.css'

/**
 * The honeypot: a field that people do not see and spam programs fill in. The receiving service decides what a
 * filled-in honeypot means; the form is sent all the same. Text browsers show it, so its label says to leave it empty.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {`${label} `}
        <input type="text" name="fax_number" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
