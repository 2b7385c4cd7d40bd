import type { StageVersion } from '../../lib/pages/cases/case-stage'
import type { CaseVersion } from '../../lib/pages/cases/cases'
import { Picture } from '../ui/Picture'
import styles from './StagePicture.module.css'

/** Half of the page beside another picture; alone as wide as the page. */
const sizesOf = (two: boolean) => (two ? '(min-width: 768px) 46vw, 92vw' : '(min-width: 1440px) 1328px, 92vw')

/**
 * A tested picture, toned down to ink blue but for the discs of all looks together; their rim, three units wide, has the
 * colour of the version. The hue goes first, then paper becomes ink blue, then some of the light goes.
 * @param card in the overview: the case it belongs to, of which there are several, and how wide the picture is there
 */
export function StagePicture({
  version,
  measured,
  at,
  two,
  card,
}: {
  version: CaseVersion
  measured: StageVersion
  at: number
  two: boolean
  card?: { id: string; sizes: string }
}) {
  const { width, height } = version.grid
  const [viewBox, all] = [`0 0 ${width} ${height}`, `M0 0H${width}V${height}H0z`]
  const letter = `${card ? `${card.id}-` : ''}${'ab'[at]}`
  const [discs, mask] = [`discs-${letter}`, `dark-${letter}`]
  const sizes = card?.sizes ?? sizesOf(two)
  return (
    <div className={styles.frame} data-frame={'ab'[at]}>
      <Picture picture={version.picture} alt={version.alt} sizes={sizes} eager={!card} className={styles.picture} />
      <svg viewBox={viewBox} preserveAspectRatio="none" className={`${styles.over} ${styles.hue}`} aria-hidden="true">
        <path d={all} fill="#3b4087" mask={`url(#${mask})`} />
      </svg>
      <svg viewBox={viewBox} preserveAspectRatio="none" className={`${styles.over} ${styles.ink}`} aria-hidden="true">
        <path d={all} fill="#4d57b4" mask={`url(#${mask})`} />
      </svg>
      <svg
        viewBox={viewBox}
        preserveAspectRatio="none"
        className={styles.over}
        role="img"
        aria-label={measured.finding}
      >
        <mask id={mask}>
          <path d={all} fill="#fff" />
          <path id={discs} d={measured.discs} />
        </mask>
        <g mask={`url(#${mask})`}>
          <path d={all} fill="#2b3188" fillOpacity=".36" />
          <use href={`#${discs}`} stroke={at === 0 ? 'var(--mint)' : 'var(--coral)'} strokeWidth="6" data-rim="" />
        </g>
      </svg>
    </div>
  )
}
