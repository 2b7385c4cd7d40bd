import { positionOf } from '../../lib/charts/scale'
import { smoothPath } from '../../lib/charts/smooth-path'
import type { Timeline } from '../../lib/charts/timeline'
import type { ReportTexts } from '../../lib/i18n/client/report-texts'
import { formatText } from '../../lib/i18n/client/report-texts'
import styles from './Curves.module.css'
import { plainText } from './words/words'

/** The coordinates of curves. They are stretched to the available width, and drawn at half the height given here. */
export const PLANE = { width: 1000, height: 420 } as const

/** The height of the drawing, in pixels. */
const HEIGHT = PLANE.height / 2

const toPercent = (x: number) => `${((x / PLANE.width) * 100).toFixed(1)}%`

/**
 * Curves with their bands, letters at their ends, and both axes. Curves stretch with the width; text and strokes do
 * not.
 *
 * `line[data-cursor]` is hidden until a script shows and moves it. Its value is the start and end of the axis in
 * milliseconds, between which x goes from 0 to 1000. An axis that starts before 0 is relative to a first look.
 * @param marked a moment to mark with a label, in seconds
 */
export function Curves({
  timeline: { x, ticks, series },
  letters,
  alt,
  marked,
  texts,
}: {
  timeline: Timeline
  letters: readonly ('a' | 'b')[]
  alt: string
  marked?: { seconds: number; text: string }
  texts: ReportTexts
}) {
  const write = (value: number, decimals: number) => plainText(value, { decimals, signed: false }, texts)
  const [from, to] = x.domain.map((seconds) => Math.round(seconds * 1000)) as [number, number]
  const markedX = marked && toPercent(positionOf(x, marked.seconds))
  return (
    <div className={styles.room}>
      <svg className={styles.plot} height={HEIGHT} role="img" aria-label={alt}>
        <g className={styles.grid}>
          {ticks.y.map(({ value, at, decimals }) => (
            <g key={value} className={value === 0 ? styles.zero : undefined}>
              <line x2="100%" y1={at / 2} y2={at / 2} />
              <text x="-10" y={at / 2 + 5} textAnchor="end">
                {write(value, decimals)}
              </text>
            </g>
          ))}
          {ticks.x.map(({ value, at, decimals }, index) => (
            <text key={value} x={toPercent(at)} y={HEIGHT + 24} textAnchor="middle">
              {index === ticks.x.length - 1
                ? formatText(texts, 'curve.seconds', { n: write(value, decimals) })
                : write(value, decimals)}
            </text>
          ))}
        </g>
        {marked && (
          <g className={styles.marked}>
            <line x1={markedX} x2={markedX} y2={HEIGHT} />
            <text x={markedX} y="-8" textAnchor="middle">
              {marked.text}
            </text>
          </g>
        )}
        <svg
          viewBox={`0 0 ${PLANE.width} ${PLANE.height}`}
          width="100%"
          height={HEIGHT}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {/* Bands first, because a band would tint the other curve's line. */}
          {series.map(({ name, band }, index) => (
            <path key={name} d={smoothPath(band)} className={styles[`${letters[index]}Band`]} />
          ))}
          {series.map(({ name, line }, index) => (
            <path key={name} d={smoothPath(line)} className={styles[`${letters[index]}Line`]} />
          ))}
          <line data-cursor={`${from} ${to}`} visibility="hidden" y2={PLANE.height} className={styles.cursor} />
        </svg>
        {series.map(({ name, end, labelAt }, index) =>
          end && labelAt !== undefined && series.length > 1 ? (
            <text
              key={name}
              x={toPercent(end[0])}
              dx="9"
              y={Math.round(labelAt / 2) + 6}
              className={styles[`${letters[index]}Name`]}
            >
              {name}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  )
}
