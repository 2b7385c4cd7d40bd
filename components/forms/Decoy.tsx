import styles from './Decoy.module.css'

/**
 * The spam trap: a field that people never see and programs fill in. What a filled one means is for the receiving
 * service to decide; the form is sent all the same.
 */
export function Decoy() {
  return (
    <div className={styles.decoy} aria-hidden="true">
      <input type="text" name="fax_number" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}
