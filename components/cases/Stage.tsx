import type { CasePage } from '../../lib/content/cases'
import { Crumbs } from './Crumbs'
import { ExampleNote } from './ExampleNote'
import { Letter } from './Letter'
import { SetUp } from './SetUp'
import styles from './Stage.module.css'
import { TestedPicture } from './TestedPicture'

/** The stage of an A/B test, at night in both schemes: the question, and the two pictures beside each other. */
export function Stage({ page }: { page: Extract<CasePage, { layout: 'comparison' }> }) {
  return (
    <div className={styles.stage} data-scheme="night">
      <div className="wrap">
        <Crumbs {...page.crumbs} />
        <div className={styles.title}>
          <h1 className={styles.heading}>{page.heading}</h1>
          <div className={styles.words}>
            <p className={styles.lead}>{page.lead}</p>
            <ExampleNote {...page.example} />
          </div>
        </div>
        <div className={styles.pair}>
          {page.versions.map((version, at) => (
            <figure key={version.id} className={styles.version}>
              <figcaption className={styles.name}>
                <Letter at={at} /> {version.name}
              </figcaption>
              <TestedPicture version={version} sizes="(min-width: 768px) 46vw, 92vw" eager />
            </figure>
          ))}
        </div>
        <SetUp items={page.setup} />
      </div>
    </div>
  )
}
