import { AccuracySources, AreaTable, TrustedSize } from '../../charts/Areas'
import { Heatmap } from '../../charts/Heatmap'
import { Scanpaths } from '../../charts/Scanpaths'
import { Picture } from '../../ui/Picture'
import { FormulaLinks } from '../FormulaLinks'
import { HALF } from '../stage/StagePicture'
import type { SinglePage } from './SingleCase'
import styles from './SingleTracking.module.css'
import { TestSectionHead } from './TestSection'

/** Eye tracking: where everybody looked and how each viewer's eyes moved, then the areas and how reliable each is. */
export function SingleTracking({ page: { sections, version, charts, note } }: { page: SinglePage }) {
  const { report, texts, heat, lines, paths } = charts
  const picture = <Picture picture={version.picture} alt="" sizes={HALF} />
  const shared = { report, index: 0, texts, picture }
  return (
    <section className={`wrap ${styles.tracking}`} aria-labelledby={sections.eyeTracking.id}>
      <TestSectionHead {...sections.eyeTracking} />
      <div className={styles.pair}>
        <Heatmap
          {...shared}
          name={texts['areas.whereAll']}
          lines={lines[0] && <Picture picture={lines[0]} alt="" sizes={HALF} />}
        >
          {heat[0] && <Picture picture={heat[0]} alt="" sizes={HALF} />}
        </Heatmap>
        <Scanpaths {...shared} name={texts['areas.onePath']} files={paths[0]} />
      </div>
      <AreaTable report={report} texts={texts} />
      <div className={styles.pair}>
        <TrustedSize {...shared} />
        <div className={styles.sources}>
          <AccuracySources texts={texts} />
          <FormulaLinks note={note} entries={['fixations', 'density', 'areas', 'shares', 'rounding', 'accuracy']} />
        </div>
      </div>
    </section>
  )
}
