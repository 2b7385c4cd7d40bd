import styles from './Decoy.module.css'

/**
 * The spam trap: a field that people never see and programs fill in. What a filled one means is for the receiving
 * service to decide; the form is sent all the same. Text browsers show it, so it says what to do with it.
 */
export function Decoy({ label }: { label: string }) {
  return (
    <div className={styles.decoy} aria-hidden="true">
      <label>
        {`${label} `}
        <input type="text" name="fax_number" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
