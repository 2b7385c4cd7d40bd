import type { CasePage } from '../../lib/content/cases'
import { CaseText } from './CaseText'
import styles from './Heatmap.module.css'
import { Letter } from './Letter'
import { TestedPicture } from './TestedPicture'

type Page = Extract<CasePage, { layout: 'comparison' }>

/** The heatmap of an A/B test, at night: both pictures toned down and lit at their areas, with what to ask of them. */
export function Heatmap({
  section,
  versions,
  caption,
}: {
  section: Page['sections']['heatmap']
  versions: Page['versions']
  caption: string
}) {
  return (
    <section className={styles.heatmap} data-scheme="night" aria-labelledby={section.id}>
      <div className={`wrap ${styles.grid}`}>
        <h2 id={section.id}>{section.title}</h2>
        <CaseText html={section.html} className={styles.text} />
        <div className={styles.lit}>
          {versions.map((version, at) => (
            <figure key={version.id}>
              <figcaption className={styles.name}>
                <Letter at={at} /> {version.name}
              </figcaption>
              <TestedPicture
                version={version}
                show="lit"
                rim={at === 0 ? 'mint' : 'coral'}
                alt={version.areasInWords}
                sizes="(min-width: 768px) 46vw, 92vw"
              />
            </figure>
          ))}
        </div>
        <p className={styles.caption}>{caption}</p>
      </div>
    </section>
  )
}
