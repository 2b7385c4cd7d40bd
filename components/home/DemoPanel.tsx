import type { HomePage } from '../../lib/pages/home/view'
import { DemoForm } from '../forms/DemoForm'
import { Island } from '../ui/Island'
import styles from './DemoPanel.module.css'

/** The yellow panel around the demo request, the same in both colour schemes. Its eyes look at the field. */
export function DemoPanel({ title, text, fault, form }: HomePage['demo']) {
  return (
    <div className={styles.panel} data-scheme="day">
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        <Island name="demo" fault={fault}>
          <DemoForm {...form} />
        </Island>
      </div>
      <svg viewBox="0 0 690 380" className={`print ${styles.eyes}`} aria-hidden="true">
        <circle cx="190" cy="190" r="190" fill="var(--coral)" />
        <circle cx="500" cy="190" r="190" fill="var(--pink)" className="layer" />
        <g fill="var(--ink)">
          <circle cx="128" cy="242" r="70" />
          <circle cx="438" cy="242" r="70" />
        </g>
      </svg>
    </div>
  )
}
