import type { ReportTexts } from '../../lib/i18n/client/report-texts'
import { say } from '../../lib/i18n/client/report-texts'
import { placeOf } from '../../lib/research/charts/scale'
import { shortPath } from '../../lib/research/charts/short-path'
import type { Timeline } from '../../lib/research/charts/timeline'
import styles from './Curves.module.css'
import { plainText } from './words'

/** The plane on which curves are laid out. It is drawn as wide as there is room, and half as high as it is here. */
export const PLANE = { width: 1000, height: 420 } as const

/** Pixels of what is drawn. */
const tall = PLANE.height / 2

const share = (at: number) => `${((at / PLANE.width) * 100).toFixed(1)}%`

/**
 * Curves with their bands, letters at their ends and both axes. Lines stretch with the room, words and strokes do not.
 *
 * `line[data-cursor]` is hidden: a script that knows of a moment shows and moves it. Its value is where the axis begins and
 * ends, in milliseconds; between them x runs from 0 to 1000. An axis that begins before 0 counts from a first look.
 * @param marked a moment to be marked with a word, in seconds
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
  return (
    <div className={styles.room}>
      <svg className={styles.plot} height={tall} role="img" aria-label={alt}>
        <g className={styles.grid}>
          {ticks.y.map(({ value, at, decimals }) => (
            <g key={value} className={value === 0 ? styles.nought : undefined}>
              <line x2="100%" y1={at / 2} y2={at / 2} />
              <text x="-10" y={at / 2 + 5} textAnchor="end">
                {write(value, decimals)}
              </text>
            </g>
          ))}
          {ticks.x.map(({ value, at, decimals }, index) => (
            <text key={value} x={share(at)} y={tall + 24} textAnchor="middle">
              {index === ticks.x.length - 1
                ? say(texts, 'curve.seconds', { n: write(value, decimals) })
                : write(value, decimals)}
            </text>
          ))}
        </g>
        {marked && (
          <g className={styles.marked}>
            <line x1={share(placeOf(x, marked.seconds))} x2={share(placeOf(x, marked.seconds))} y2={tall} />
            <text x={share(placeOf(x, marked.seconds))} y="-8" textAnchor="middle">
              {marked.text}
            </text>
          </g>
        )}
        <svg
          viewBox={`0 0 ${PLANE.width} ${PLANE.height}`}
          width="100%"
          height={tall}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {/* Bands first: one would take the colour of the other's line. */}
          {series.map(({ name, band }, at) => (
            <path key={name} d={shortPath(band)} className={styles[`${letters[at]}Band`]} />
          ))}
          {series.map(({ name, line }, at) => (
            <path key={name} d={shortPath(line)} className={styles[`${letters[at]}Line`]} />
          ))}
          <line data-cursor={`${from} ${to}`} visibility="hidden" y2={PLANE.height} className={styles.cursor} />
        </svg>
        {series.map(({ name, end, labelAt }, at) =>
          end && labelAt !== undefined && series.length > 1 ? (
            <text
              key={name}
              x={share(end[0])}
              dx="9"
              y={Math.round(labelAt / 2) + 6}
              className={styles[`${letters[at]}Name`]}
            >
              {name}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  )
}
