import type { CaseVersion } from '../../lib/content/cases'
import { Picture } from '../ui/Picture'
import { AreaList, AreaOutlines, type Rim, ToneAround } from './AreaOutlines'
import styles from './TestedPicture.module.css'

/**
 * A tested picture: as it is, with its areas of interest outlined and named, or toned down to ink blue and lit at the
 * areas alone.
 * @param rim colour of the outlines: that of the version where there are two
 * @param alt instead of the picture's own words, where it has been shown and described before
 */
export function TestedPicture({
  version,
  sizes,
  show = 'plain',
  rim = 'yellow',
  alt = version.alt,
  eager,
}: {
  version: CaseVersion
  sizes: string
  show?: 'plain' | 'outlined' | 'lit'
  rim?: Rim
  alt?: string
  eager?: boolean
}) {
  return (
    <div className={styles.tested}>
      <div className={styles.frame}>
        <Picture picture={version.picture} alt={alt} sizes={sizes} eager={eager} className={styles.picture} />
        {show === 'lit' && <ToneAround version={version} className={styles.over} />}
        {show !== 'plain' && <AreaOutlines version={version} rim={rim} className={styles.over} />}
      </div>
      {show !== 'plain' && <AreaList version={version} />}
    </div>
  )
}
