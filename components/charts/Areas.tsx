import type { ReactNode } from 'react'
import { type ReportTexts, say } from '../../lib/i18n/client/report-texts'
import { cornersOf } from '../../lib/research/areas'
import type { Report } from '../../lib/research/report'
import { WEBCAM_ACCURACY } from '../../lib/research/vision'
import styles from './Areas.module.css'
import { areaFinding, areaTable, limits, limitsText, trustText } from './area-words'
import { Chart } from './Chart'
import { DataRegion } from './DataTable'
import { Tested } from './Tested'
import { VersionName } from './VersionName'
import { peopleOf, upper } from './words'

/** What viewers did with each area: a table that stands open, because the numbers are the chart. */
export function AreaTable({ report, texts }: { report: Report; texts: ReportTexts }) {
  return (
    <Chart
      caption={[peopleOf(report, texts), texts['areas.caption'], limitsText(texts)]}
      name={texts['areas.area']}
      texts={texts}
    >
      <p className={styles.finding}>{areaFinding(report, texts)}</p>
      <DataRegion data={areaTable(report, texts)} name={texts['areas.caption']} />
    </Chart>
  )
}

const { best, online } = WEBCAM_ACCURACY
const errors = [best.error.pixels, online.error.pixels] as const

/**
 * The smallest areas in which a look can be trusted, drawn to scale on the tested picture among its areas.
 * @param name of the version, where it is not clear from what stands around
 * @param picture the tested picture, without words
 */
export function TrustedSize({
  report,
  at,
  name,
  picture,
  texts,
}: {
  report: Report
  at: number
  name?: string
  picture: ReactNode
  texts: ReportTexts
}) {
  const version = report.versions[at]
  if (!version) return null
  const { width, height } = version.grid
  const main = version.areas.find(({ id }) => id === report.main) ?? version.areas[0]
  const corners = main ? cornersOf(main) : [[0, 0] as const, [width, height] as const]
  const middle = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length
  const [x, y] = [middle(0), middle(1)]
  const [small, large] = limits
  const alt = say(texts, 'areas.alt', {
    letter: upper(version.letter),
    best: small,
    online: large,
    verdicts: trustText(report, version, texts),
  })
  return (
    <Chart caption={[]} name={name ?? ''} texts={texts}>
      {name !== undefined && <VersionName report={report} at={at} name={name} />}
      <div className={styles.frame} role="img" aria-label={alt}>
        <Tested>{picture}</Tested>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path className={styles.areas} d={version.areas.map((area) => `M${cornersOf(area).join('L')}z`).join('')} />
          <g className={styles.discs}>
            {[large, small].map((across) => (
              <circle key={across} cx={x} cy={y} r={across / 2} />
            ))}
          </g>
          <g className={styles.labels}>
            {version.areas.map((area) => {
              const [left, top] = leastOf(cornersOf(area))
              return (
                area !== main && (
                  <text key={area.id} x={left + 10} y={top + 44}>
                    {area.id}
                  </text>
                )
              )
            })}
            {/* Between the rings, in the middle, between the rings again: no ring strikes them. */}
            <g textAnchor="middle">
              {[main?.id ?? '', ...limits.map((pixels) => say(texts, 'areas.disc', { pixels }))].map((label, which) => (
                <text key={label} x={x} y={Math.round(y + 14 + ((which - 1) * (small + large)) / 4)}>
                  {label}
                </text>
              ))}
            </g>
          </g>
        </svg>
      </div>
    </Chart>
  )
}

type Corners = ReturnType<typeof cornersOf>

/** The upper left of a frame. */
const leastOf = (corners: Corners) =>
  [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))] as const

/** Whose errors these are: published by others, none of them measured here. */
export function AccuracySources({ texts }: { texts: ReportTexts }) {
  return (
    <p className={styles.sources}>
      {say(texts, 'areas.drawn', { best: errors[0], online: errors[1] })}
      {[best, online].map(({ source, href, error }) => (
        <a key={href} href={href}>
          {error.pixels}: {source}
        </a>
      ))}
    </p>
  )
}
