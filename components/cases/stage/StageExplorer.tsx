import type { CaseStage } from '../../../lib/pages/cases/case-stage'
import type { CaseVersion } from '../../../lib/pages/cases/cases'
import { DataTable } from '../../charts/DataTable'
import { Letter } from '../../charts/Letter'
import { StageBars } from './StageBars'
import styles from './StageExplorer.module.css'
import { StagePicture } from './StagePicture'
import transport from './StageTransport.module.css'

/**
 * The measurements, on the tested pictures: light where people looked, and bars for how many look at the main area.
 * It is complete without scripts. The script that `client/explorer/wake.ts` loads at the first sign of interest finds
 * its parts by their `data-` attributes, and makes it interactive.
 * @param versions one or two, as in `stage`
 */
export function StageExplorer({ versions, stage }: { versions: readonly CaseVersion[]; stage: CaseStage }) {
  const { texts } = stage
  const isPair = versions.length > 1
  return (
    <div
      className={isPair ? styles.explorer : `${styles.explorer} ${styles.single}`}
      data-explorer={stage.versions.map(({ data }) => data).join(' ')}
      data-main={stage.area}
    >
      <div className={styles.pictures} data-pictures="">
        {versions.map((version, index) => {
          const measured = stage.versions[index]
          return (
            measured && (
              <figure key={version.id} data-version={'ab'[index]}>
                <figcaption className={styles.name}>
                  {isPair && <Letter letter={index === 0 ? 'a' : 'b'} size="stage" />} {version.name}
                </figcaption>
                <StagePicture version={version} measured={measured} index={index} isPair={isPair} />
              </figure>
            )
          )
        })}
      </div>
      <p className={styles.caption} data-lit="">
        {texts.lit}
      </p>
      <div className={styles.time}>
        <StageTransport seconds={stage.seconds} texts={texts} />
        <StageBars stage={stage} names={versions.map(({ name }) => name)} />
      </div>
      <DataTable data={stage.table} name={stage.table.name} />
      <p className={styles.status}>
        <span data-error-message={texts.missing} role="status" />
        <button type="button" className={styles.retry} data-again="" hidden>
          {texts.again}
        </button>
      </p>
      <div className={styles.groups} data-groups="" />
    </div>
  )
}

/**
 * The play button and the time beside it. Shown if scripts run; under reduced motion the button advances step by step.
 */
function StageTransport({ seconds, texts }: { seconds: number; texts: CaseStage['texts'] }) {
  return (
    <div className={transport.transport} data-transport="">
      <button type="button" className={transport.play} data-play="">
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <path className={transport.start} d="M25 19v26l21-13z" />
          <path className={transport.pause} d="M25 21v22M39 21v22" />
          <path className={transport.step} d="M22 20v24l16-12zM43 20v24" />
        </svg>
        <span className={`visually-hidden ${transport.moving}`}>{texts.play}</span>{' '}
        <span className={`visually-hidden ${transport.stepping}`}>{texts.next}</span>
      </button>
      <p className={transport.now} aria-hidden="true">
        <span data-now="">{seconds.toFixed(1)}</span>
        <small>{` ${texts.unit}`}</small>
      </p>
    </div>
  )
}
