import type { InputHTMLAttributes } from 'react'
import styles from './Field.module.css'

/**
 * A labelled input. An invalid one shows the browser's own message below it.
 * @param optional what marks the field as optional, such as “(optional)”; a required field is not marked
 * @param message the browser's message, once there is one
 */
export function Field({
  label,
  optional,
  message,
  ...input
}: { label: string; optional?: string; message?: string } & InputHTMLAttributes<HTMLInputElement> & { name: string }) {
  const id = `field-${input.name}`
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {optional ? `${label} ` : label}
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      <div className={message ? `${styles.frame} ${styles.invalid}` : styles.frame}>
        <input
          id={id}
          className={styles.input}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-message` : undefined}
          {...input}
        />
        {message && (
          <p id={`${id}-message`} className={styles.message}>
            {message}
          </p>
        )}
      </div>
    </div>
  )
}
