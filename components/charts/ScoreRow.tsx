import type { Figure, Report, ScoreRow as Score } from '@oogwenk/gaze'
import type { ReactNode } from 'react'
import { positionOf } from '../../lib/charts/scale'
import { stripOf } from '../../lib/charts/strip'
import { formatCount, type ReportTexts } from '../../lib/i18n/client/report-texts'
import { Difference } from './Difference'
import { Letter } from './Letter'
import styles from './ScoreRow.module.css'
import { STRIP, Strip, StripAxis } from './Strip'
import strip from './Strip.module.css'
import { altOf, capital, groupText, largeText, metricText, plainText } from './words/words'

/** The symbol of the unit after a large number. Points and beats are named in the text beside it. */
const SYMBOLS: Partial<Record<Figure['unit'], string>> = { percent: '%', seconds: '\u202fs' }

/**
 * One metric: the mean of each version, every viewer as an eye on one axis, and the conclusion.
 * @param score one of `report.scores`
 */
export function ScoreRow({ score, texts }: { score: Score; texts: ReportTexts }) {
  const { figures, difference } = score
  const layout = stripOf(figures, { ...STRIP, include: figures.some(({ signed }) => signed) ? [0] : [] })
  const [low, high] = layout.scale.domain
  const zero = low <= 0 && high >= 0 ? positionOf(layout.scale, 0) : undefined
  const tickDecimals = layout.ticks[0]?.decimals ?? 0
  return (
    <figure className={difference ? styles.row : `${styles.row} ${styles.alone}`}>
      <figcaption className={styles.name}>
        <h3>{metricText(score.name, 'name', texts)}</h3>
        <p>{metricText(score.name, 'about', texts)}</p>
        <p className={score.exploratory ? styles.exploratory : styles.primary}>
          {score.exploratory ? texts.exploratory : texts.primary}
        </p>
      </figcaption>
      <div className={styles.groups}>
        {figures.map((figure, index) => (
          <Group
            key={figure.token}
            figure={figure}
            letter={index === 0 ? 'a' : 'b'}
            two={figures.length > 1}
            texts={texts}
          >
            <Strip
              row={layout.rows[index] as (typeof layout.rows)[number]}
              letter={index === 0 ? 'a' : 'b'}
              levels={layout.levels}
              zero={zero}
              alt={altOf(groupText(figure, index === 0 ? 'a' : 'b', texts), texts)}
            />
          </Group>
        ))}
        <div className={styles.axis}>
          <StripAxis
            ticks={layout.ticks}
            write={(value) => plainText(value, { decimals: tickDecimals, signed: false }, texts)}
          />
        </div>
      </div>
      {difference && <Difference score={{ ...score, difference }} texts={texts} />}
    </figure>
  )
}

function Group({
  figure,
  letter,
  two,
  texts,
  children,
}: {
  figure: Figure
  letter: 'a' | 'b'
  two: boolean
  texts: ReportTexts
  children: ReactNode
}) {
  const missing = figure.of - figure.n
  return (
    <div className={styles.group}>
      <p className={styles.value}>
        {two && <Letter letter={letter} />}{' '}
        <span className={figure.signed ? styles.mean : `${styles.mean} ${styles.plain}`}>
          {largeText(figure, texts)}
          {figure.n > 0 && SYMBOLS[figure.unit] && <small>{SYMBOLS[figure.unit]}</small>}
        </span>
      </p>
      <div>
        {children}
        {missing > 0 && (
          <p className={styles.missing}>{formatCount(texts, 'score.missing', missing, { letter: capital(letter) })}</p>
        )}
      </div>
    </div>
  )
}

/** The key to the marks in the rows, in the colour of the last version. */
export function ScoreKey({ report, texts }: { report: Report; texts: ReportTexts }) {
  const last = report.versions.length > 1 ? 'b' : 'a'
  return (
    <p className={styles.key}>
      <span>
        <svg viewBox="0 0 20 20" className={`${strip.strip} ${strip[last]}`} aria-hidden="true">
          <g className={strip.eyes}>
            <circle cx="10" cy="10" />
          </g>
          <g className={strip.pupils}>
            <circle cx="10" cy="10" />
          </g>
        </svg>
        {texts.eye}
      </span>{' '}
      <span>
        <svg viewBox="0 0 40 20" className={strip.strip} aria-hidden="true">
          <g className={strip.mean}>
            <path d="M2 10H38" />
            <circle cx="20" cy="10" r="5" />
          </g>
        </svg>
        {texts.mean}
      </span>
    </p>
  )
}
