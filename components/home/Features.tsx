import type { HomePage } from '../../lib/content/home'
import { Island } from '../ui/Island'
import styles from './Features.module.css'
import { Switcher } from './Switcher'

/** What a session measures. The hero's Demo button leads here. */
export function Features({ title, intro, fault, missing, switcher }: HomePage['features']) {
  return (
    <section className={`wrap ${styles.features}`} id="features">
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.intro}>{intro}</p>
      </div>
      <Island name="features" fault={fault} missing={missing}>
        <Switcher {...switcher} />
      </Island>
    </section>
  )
}
