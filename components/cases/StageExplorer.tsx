import type { CaseStage } from '../../lib/pages/cases/case-stage'
import type { CaseVersion } from '../../lib/pages/cases/cases'
import { DataTable } from '../charts/DataTable'
import { Letter } from '../charts/Letter'
import { StageBars } from './StageBars'
import styles from './StageExplorer.module.css'
import { StagePicture } from './StagePicture'
import { StageTransport } from './StageTransport'

/**
 * What was measured, on the tested pictures: light where people looked, and bars of how many look at the main area. It
 * reads whole as it stands. The script that `client/explorer/wake.ts` loads at a visitor's first intent finds its parts by
 * their `data-` names, and makes it move.
 * @param versions one or two, as many as the stage has measured
 */
export function StageExplorer({ versions, stage }: { versions: readonly CaseVersion[]; stage: CaseStage }) {
  const { texts } = stage
  const two = versions.length > 1
  return (
    <div
      className={two ? styles.explorer : `${styles.explorer} ${styles.single}`}
      data-explorer={stage.versions.map(({ data }) => data).join(' ')}
      data-main={stage.area}
    >
      <div className={styles.pictures} data-pictures="">
        {versions.map((version, at) => {
          const measured = stage.versions[at]
          return (
            measured && (
              <figure key={version.id} data-version={'ab'[at]}>
                <figcaption className={styles.name}>
                  {two && <Letter letter={at === 0 ? 'a' : 'b'} size="stage" />} {version.name}
                </figcaption>
                <StagePicture version={version} measured={measured} at={at} two={two} />
              </figure>
            )
          )
        })}
      </div>
      <p className={styles.lit} data-lit="">
        {texts.lit}
      </p>
      <div className={styles.time}>
        <StageTransport seconds={stage.seconds} texts={texts} />
        <StageBars stage={stage} names={versions.map(({ name }) => name)} />
      </div>
      <DataTable data={stage.table} name={stage.table.name} />
      <p className={styles.said}>
        <span data-said={texts.missing} role="status" />
        <button type="button" className={styles.again} data-again="" hidden>
          {texts.again}
        </button>
      </p>
      <div className={styles.groups} data-groups="" />
    </div>
  )
}
