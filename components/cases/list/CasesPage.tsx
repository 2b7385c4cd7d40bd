import type { CasesPage as Page } from '../../../lib/pages/cases/cases-page'
import { ExampleNote } from '../ExampleNote'
import styles from './CasesPage.module.css'
import { ComparisonCard } from './ComparisonCard'
import { SingleCard } from './SingleCard'

/** `/cases`: a large card for each case, with a layout for one tested picture and one for two. */
export function CasesPage({ heading, lead, example, cards, own }: Page) {
  return (
    <>
      <div className={`wrap ${styles.title}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.words}>
          <p className="lead">{lead}</p>
          <ExampleNote {...example} />
        </div>
      </div>
      <div className={`wrap ${styles.cards}`}>
        {cards.map((card) =>
          card.versions.length > 1 ? (
            <ComparisonCard key={card.id} {...card} />
          ) : (
            <SingleCard key={card.id} {...card} />
          ),
        )}
      </div>
      {own && (
        <p className={`wrap ${styles.own}`}>
          {own.text} <a href={own.link.href}>{own.link.text}</a>
        </p>
      )}
    </>
  )
}
