import type { HomePage } from '../../lib/pages/home/view'
import { Island } from '../ui/Island'
import styles from './Features.module.css'
import { Switcher, type SwitcherProps } from './Switcher'

/** What a session measures. The Demo button at the top of the page links here. */
export function Features({ title, intro, fault, missing, switcher }: HomePage['features']) {
  return (
    <section className={`wrap ${styles.features}${hasLongName(switcher) ? ` ${styles.longNames}` : ''}`} id="features">
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

/** Whether the name of a tab is too long for two lines in the largest type, as a whole or because of one word. */
const hasLongName = ({ texts, features }: SwitcherProps) =>
  features.some(({ id }) => texts[id].length > 18 || texts[id].split(/[\s-]/).some((word) => word.length > 10))
