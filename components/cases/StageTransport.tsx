import type { CaseStage } from '../../lib/pages/cases/case-stage'
import styles from './StageTransport.module.css'

/** Play and pause, and the time beside them. There for those whose browser runs scripts; who wants less motion steps. */
export function StageTransport({ seconds, texts }: { seconds: number; texts: CaseStage['texts'] }) {
  return (
    <div className={styles.transport} data-transport="">
      <button type="button" className={styles.play} data-play="">
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <path className={styles.start} d="M25 19v26l21-13z" />
          <path className={styles.pause} d="M25 21v22M39 21v22" />
          <path className={styles.step} d="M22 20v24l16-12zM43 20v24" />
        </svg>
        <span className={`hidden-from-sight ${styles.moving}`}>{texts.play}</span>{' '}
        <span className={`hidden-from-sight ${styles.stepping}`}>{texts.next}</span>
      </button>
      <p className={styles.now} aria-hidden="true">
        <span data-now="">{seconds.toFixed(1)}</span>
        <small>{` ${texts.unit}`}</small>
      </p>
    </div>
  )
}
