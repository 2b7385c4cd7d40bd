import type { AreaOfInterest, Grid, Report } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import type { ReactNode } from 'react'
import { cornersOf, outlinePath } from '../../lib/charts/outline'
import { formatText, type ReportTexts } from '../../lib/i18n/client/report-texts'
import styles from './Areas.module.css'
import { Chart, TestedPicture } from './Chart'
import { Rows } from './DataTable'
import { VersionName } from './Letter'
import { areaFinding, areaTable, limits, limitsText } from './words/area-words'
import { capital, peopleOf } from './words/words'

/** How viewers looked at each area: a table that is not collapsed, because its numbers are the chart. */
export function AreaTable({ report, texts }: { report: Report; texts: ReportTexts }) {
  return (
    <Chart
      caption={[peopleOf(report, texts), texts['areas.caption'], limitsText(texts)]}
      name={texts['areas.area']}
      texts={texts}
    >
      <p className={styles.finding}>{areaFinding(report, texts)}</p>
      <section aria-label={texts['areas.caption']}>
        <Rows data={areaTable(report, texts)} className={styles.rows} labelled />
      </section>
    </Chart>
  )
}

const { best, online } = settings.WEBCAM_ACCURACY
const errors = [best.error.pixels, online.error.pixels] as const

/**
 * The tested picture with its areas and, below it to the same scale, the smallest areas for which gaze is reliable.
 * @param name the name of the version, if it is not clear from the context
 * @param picture the tested picture, without a text alternative
 */
export function TrustedSize({
  report,
  index,
  name,
  picture,
  texts,
}: {
  report: Report
  index: number
  name?: string
  picture: ReactNode
  texts: ReportTexts
}) {
  const version = report.versions[index]
  if (!version) return null
  const { width, height } = version.grid
  const [small, large] = limits
  const alt = formatText(texts, 'areas.alt', {
    letter: capital(version.letter),
    best: small,
    online: large,
  })
  return (
    <Chart caption={[]} name={name ?? ''} texts={texts}>
      {name !== undefined && <VersionName report={report} index={index} name={name} />}
      <div className={styles.frame} role="img" aria-label={alt}>
        <TestedPicture>{picture}</TestedPicture>
        <svg className={styles.areas} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path d={version.areas.map((area) => outlinePath(cornersOf(area))).join('')} />
        </svg>
        <svg aria-hidden="true">
          {version.areas.map((area) => (
            <Label key={area.id} area={area} grid={version.grid} />
          ))}
        </svg>
        <div className={styles.scale}>
          <svg width={percent(large, width)} viewBox={`0 0 ${large} ${large / 2}`} aria-hidden="true">
            <path d={limits.toReversed().map(halfCircle).join('')} />
            {limits.toReversed().map((pixels, index) => (
              <text key={pixels} x={large / 2} y={index === 0 ? 80 : 180} fontSize={width / 30}>
                {formatText(texts, 'areas.diameter', { pixels })}
              </text>
            ))}
          </svg>
          <p>{texts['areas.scale']}</p>
        </div>
      </div>
    </Chart>
  )
}

/** Returns the upper half of a circle, centred on the largest one. */
const halfCircle = (diameter: number) =>
  `M${(limits[1] - diameter) / 2} ${limits[1] / 2}a${diameter / 2} ${diameter / 2} 0 0 1 ${diameter} 0z`

const percent = (part: number, whole: number) => `${Math.round((1000 * part) / whole) / 10}%`

/**
 * The name of an area above its box, aligned with its left edge, so that it does not cover the area. Without room
 * above, it is inside the box; without room on the right, it is aligned with the right edge.
 */
function Label({ area, grid: { width, height } }: { area: AreaOfInterest; grid: Grid }) {
  const corners = cornersOf(area)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const ends = left > 0.7 * width
  const classes = [styles.label, ends && styles.ends, top < 0.1 * height && styles.inside].filter(Boolean)
  return (
    <foreignObject
      className={classes.join(' ')}
      x={percent(ends ? Math.max(...xs) - width : left, width)}
      y={percent(top, height)}
      width="100%"
      height="100%"
    >
      <span>{area.id}</span>
    </foreignObject>
  )
}

/** The sources of the published errors. None of these errors was measured here. */
export function AccuracySources({ texts }: { texts: ReportTexts }) {
  return (
    <div className={styles.sources}>
      <p>{formatText(texts, 'areas.drawn', { best: errors[0], online: errors[1] })}</p>
      <ul>
        {[best, online].map(({ source, href, error }) => (
          <li key={href}>
            <a href={href}>
              {error.pixels}: {source}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
