import { BAR, barsPath, peakOf } from '../../../lib/charts/stage-bars'
import type { CaseStage } from '../../../lib/pages/cases/case-stage'
import styles from './StageBars.module.css'
import track from './StageTrack.module.css'

/**
 * How many people look at the main area over time, with the slider below on the same axis. Once a script plays the
 * stage, a cover dims the time still to come.
 */
export function StageBars({ stage, names }: { stage: CaseStage; names: readonly string[] }) {
  const { versions, seconds, texts } = stage
  const isPair = versions.length > 1
  const width = (versions[0]?.bars.length ?? 0) * BAR.step
  // A bar of full height means everybody.
  const top = Math.max(...versions.map(({ people }) => people))
  const ticks = Array.from({ length: Math.floor(seconds) + 1 }, (_, second) => second)
  return (
    <div className={styles.timeline}>
      <div className={styles.legend}>
        {isPair &&
          names.flatMap((name, index) => [
            <span key={name} className={index === 0 ? styles.a : styles.b}>
              {'AB'[index]}, {name}
            </span>,
            ' ',
          ])}
        <span className={styles.label} data-counted="">
          {texts.bars}
        </span>
      </div>
      <div className={styles.axis} data-axis="">
        <svg
          viewBox={`0 0 ${width} ${isPair ? 2 * BAR.height : BAR.height}`}
          preserveAspectRatio="none"
          className={isPair ? styles.bars : `${styles.bars} ${styles.half}`}
          role="img"
          aria-label={texts.barsFinding}
        >
          {versions.map(({ bars, data }, index) => (
            <path
              key={data}
              d={barsPath(bars, top, index > 0)}
              stroke={index === 0 ? 'var(--mint)' : 'var(--coral)'}
              strokeWidth={(BAR.step * 68) / 100}
            />
          ))}
        </svg>
        <div className={styles.cover} data-cover="" />
        <svg className={isPair ? styles.peaks : `${styles.peaks} ${styles.half}`} aria-hidden="true">
          {versions.map(({ bars, data }, index) => {
            const { peak, x, y } = peakOf(bars, top, index, versions.length)
            return (
              <text key={data} x={x} y={y} dy={index > 0 ? 16 : -6}>
                {peak}
              </text>
            )
          })}
        </svg>
      </div>
      <div className={track.track} data-track="">
        <div className={track.rail}>
          <div className={track.past} data-past="" />
        </div>
        <input
          type="range"
          className={track.range}
          min="0"
          max={seconds}
          step="0.1"
          defaultValue={seconds}
          aria-label={texts.moment}
          autoComplete="off"
          data-range=""
        />
        <div className={track.slide} data-slide="">
          <span className={track.eye} />
        </div>
      </div>
      <svg className={styles.ticks} aria-hidden="true">
        {ticks.map((second) => (
          <text key={second} x={`${Math.round((100 * second) / seconds)}%`} y="15">
            {second === seconds ? `${second} ${texts.unit}` : second}
          </text>
        ))}
      </svg>
    </div>
  )
}
