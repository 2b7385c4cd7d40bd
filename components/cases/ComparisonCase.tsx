import type { CasePage } from '../../lib/content/cases'
import { Eyes, type Look } from '../ui/Eyes'
import { CaseText } from './CaseText'
import styles from './ComparisonCase.module.css'
import { Dashboard } from './Dashboard'
import { GazePath } from './GazePath'
import { GetStarted } from './GetStarted'
import { Letter } from './Letter'
import { SignEyes } from './SignEyes'
import { Stage } from './Stage'
import { TestedPicture } from './TestedPicture'

const outwards: [Look, Look] = [
  { x: -0.5, y: 0.1 },
  { x: 0.5, y: 0.1 },
]

/** An A/B test: the stage, then its results part by part, each with how to read it. */
export function ComparisonCase(page: Extract<CasePage, { layout: 'comparison' }>) {
  const { scores, heatmap, dashboard, movements, conclusion } = page.sections
  return (
    <>
      <Stage page={page} />
      <CaseText html={page.intro} className={`wrap ${styles.intro}`} />
      <section className={`wrap ${styles.scores}`} aria-labelledby={scores.id}>
        <div className={styles.scoresHead}>
          <h2 id={scores.id}>{scores.title}</h2>
          <SignEyes className={styles.signs} />
        </div>
        <CaseText html={scores.html} className={styles.scoresText} />
      </section>
      <section className={styles.heatmap} data-scheme="night" aria-labelledby={heatmap.id}>
        <div className={`wrap ${styles.heatmapGrid}`}>
          <div className={styles.heatmapWords}>
            <h2 id={heatmap.id}>{heatmap.title}</h2>
            <CaseText html={heatmap.html} className={styles.heatmapText} />
          </div>
          <div className={styles.lit}>
            {page.versions.map((version, at) => (
              <figure key={version.id} className={styles.litVersion}>
                <Letter at={at} />
                <TestedPicture
                  version={version}
                  show="lit"
                  rim={at === 0 ? 'mint' : 'coral'}
                  alt={version.areasInWords}
                  sizes="(min-width: 1024px) 52vw, 92vw"
                />
              </figure>
            ))}
            <p className={styles.caption}>{page.texts.lit}</p>
          </div>
        </div>
      </section>
      <Dashboard section={dashboard} emotions={page.texts.emotions} />
      <section className={`wrap ${styles.movements}`} aria-labelledby={movements.id}>
        <h2 id={movements.id}>{movements.title}</h2>
        <figure className={styles.path}>
          <GazePath shape="wide" className={styles.wide} />
          <GazePath shape="tall" className={styles.tall} />
          <figcaption>
            <ul className={styles.key}>
              {Object.entries(page.texts.gazeKey).map(([key, text]) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          </figcaption>
        </figure>
        <CaseText html={movements.html} className={styles.movementsText} />
      </section>
      <section className={`wrap ${styles.conclusion}`} aria-labelledby={conclusion.id}>
        <h2 id={conclusion.id}>{conclusion.title}</h2>
        {/* They agree, they part, nothing wakes them: one pair for each verdict below. */}
        <div className={styles.verdicts}>
          <Eyes colours={['yellow', 'pink']} look={{ x: 0.1, y: 0.42 }} />
          <Eyes colours={['yellow', 'pink']} looks={outwards} />
          <Eyes colours={['yellow', 'pink']} closed="both" />
        </div>
        <CaseText html={conclusion.html} className={styles.conclusionText} />
      </section>
      <GetStarted {...page.call} />
    </>
  )
}
