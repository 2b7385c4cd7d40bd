import type { StageVersion } from '../../../lib/pages/cases/case-stage'
import type { CaseVersion } from '../../../lib/pages/cases/cases'
import { Picture } from '../../ui/Picture'
import styles from './StagePicture.module.css'

/** The width of one of two pictures side by side, for `sizes`. */
export const HALF = '(min-width: 768px) 46vw, 92vw'
/** The width of a picture on its own. */
const WHOLE = '(min-width: 1440px) 1328px, 92vw'

/**
 * A tested picture, darkened to a deep blue except within the fixation circles, whose rim, three units wide, has the
 * colour of the version. One layer tints the picture blue, one turns white into dark blue, and one darkens the rest.
 * @param isPair whether another picture is beside it
 * @param card set in the list of cases: the id of the case, because there are several on the page, and the width of the
 *   picture
 */
export function StagePicture({
  version,
  measured,
  index,
  isPair,
  card,
}: {
  version: CaseVersion
  measured: StageVersion
  index: number
  isPair: boolean
  card?: { id: string; sizes: string }
}) {
  const { width, height } = version.grid
  const [viewBox, all] = [`0 0 ${width} ${height}`, `M0 0H${width}V${height}H0z`]
  const letter = `${card ? `${card.id}-` : ''}${'ab'[index]}`
  const [circles, mask] = [`circles-${letter}`, `dark-${letter}`]
  const sizes = card?.sizes ?? (isPair ? HALF : WHOLE)
  return (
    <div className={styles.frame} data-frame={'ab'[index]}>
      <Picture picture={version.picture} alt={version.alt} sizes={sizes} eager={!card} className={styles.picture} />
      <svg viewBox={viewBox} preserveAspectRatio="none" className={`${styles.over} ${styles.hue}`} aria-hidden="true">
        <path d={all} fill="#3b4087" mask={`url(#${mask})`} />
      </svg>
      <svg
        viewBox={viewBox}
        preserveAspectRatio="none"
        className={`${styles.over} ${styles.overlay}`}
        aria-hidden="true"
      >
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
          <path id={circles} d={measured.circles} />
        </mask>
        <g mask={`url(#${mask})`}>
          <path d={all} fill="#2b3188" fillOpacity=".36" />
          <use href={`#${circles}`} stroke={index === 0 ? 'var(--mint)' : 'var(--coral)'} strokeWidth="6" data-rim="" />
        </g>
      </svg>
    </div>
  )
}
