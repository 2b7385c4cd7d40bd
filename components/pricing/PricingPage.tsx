import type { PricingPage as Page } from '../../lib/pages/pricing/view'
import text from '../prose/ShortText.module.css'
import { Reveal } from '../ui/Reveal'
import { PlanTable } from './PlanTable'
import styles from './PricingPage.module.css'

/** `/pricing`: one table with one coloured column, and three short answers below it. */
export function PricingPage({ heading, lead, table, questions }: Page) {
  return (
    <>
      <div className={`wrap ${styles.title}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
      </div>
      <PlanTable {...table} />
      <div className="wrap">
        <Reveal className={styles.questions}>
          {questions.map(({ id, title, html }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className={styles.question}>
                {title}
              </h2>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown pipeline has sanitised it */}
              <div className={`${text.text} ${styles.answer}`} dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </Reveal>
      </div>
    </>
  )
}
