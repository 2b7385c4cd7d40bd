import type { Figure, ScoreRow } from '@oogwenk/gaze'
import { differenceChart } from '../../lib/charts/strip'
import { formatText, type ReportTexts } from '../../lib/i18n/client/report-texts'
import styles from './Difference.module.css'
import { altOf, largeText, rangeText, valueText, verdictText } from './words/words'

const toPercent = (percent: number) => `${percent.toFixed(1)}%`

/**
 * B minus A with its interval relative to zero, and the conclusion. A difference that has not been shown to exist is
 * set in light type, so that it does not look like a finding.
 */
export function Difference({ score, texts }: { score: ScoreRow & { difference: Figure }; texts: ReportTexts }) {
  const { difference } = score
  const { zero, value, interval } = differenceChart(difference, { width: 100, ticks: 4 })
  const range = rangeText(difference, texts)
  const words = { verdict: verdictText(score, texts), value: valueText(difference, texts) }
  // If the same people saw both versions, those with only one of the two values still count for that version.
  const { n, of, values } = difference
  const pairs = values && n < of ? formatText(texts, 'score.pairs', { n, of }) : ''
  const finding =
    range === undefined
      ? formatText(texts, 'score.differenceAlone', words)
      : formatText(texts, 'score.difference', { ...words, interval: range })
  const alt = altOf(`${finding} ${pairs}`.trim(), texts)
  return (
    <div className={`${styles.difference} ${difference.verdict === 'not shown to differ' ? styles.quiet : ''}`}>
      <p className={styles.value}>{largeText(difference, texts)}</p>
      <svg className={styles.chart} height="46" role="img" aria-label={alt}>
        <line x2="100%" y1="14" y2="14" className={styles.axis} />
        <line x1={toPercent(zero)} x2={toPercent(zero)} y1="2" y2="26" className={styles.zero} />
        <text x={toPercent(zero)} y="42">
          0
        </text>
        <g className={styles.bar}>
          {interval && <line x1={toPercent(interval.from)} x2={toPercent(interval.to)} y1="14" y2="14" />}
          {value !== undefined && <circle cx={toPercent(value)} cy="14" r="6.5" />}
        </g>
      </svg>
      <p className={styles.words}>
        <strong>{words.verdict}</strong>{' '}
        <span>{formatText(texts, 'score.minus', { unit: texts[`score.unit.${difference.unit}`] })}</span>{' '}
        <span>
          {range === undefined ? texts['score.noInterval'] : formatText(texts, 'score.interval', { interval: range })}
        </span>{' '}
        {pairs && <span>{pairs}</span>}
      </p>
    </div>
  )
}
