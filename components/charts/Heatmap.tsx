import type { Report, ReportVersion } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import type { ReactNode } from 'react'
import { numberText } from '../../lib/charts/figure-text'
import { areaShare, percentPerSquareDegree, regionSize } from '../../lib/charts/gaze-spread'
import { heatRamp, hexOver } from '../../lib/charts/heat-ramp'
import { formatCount, formatText, type ReportTexts } from '../../lib/i18n/client/report-texts'
import { Chart, TestedPicture } from './Chart'
import type { TableData } from './DataTable'
import styles from './Heatmap.module.css'
import { VersionName } from './Letter'
import { altOf, capital, lengthOf, sourceOf } from './words/words'

/**
 * A tested picture in grey, with the density of all gaze over it.
 * @param index the index of the version in the report
 * @param name the name of the version
 * @param picture the tested picture, without a text alternative because the frame has one
 * @param lines the outlines of the picture, drawn over the density in the same size
 * @param children the density in the size of the picture: a file for the site's own results, a canvas for a visitor's
 */
export function Heatmap({
  report,
  index,
  name,
  picture,
  texts,
  lines,
  children,
}: {
  report: Report
  index: number
  name: string
  picture: ReactNode
  lines?: ReactNode
  texts: ReportTexts
  children: ReactNode
}) {
  const version = report.versions[index]
  if (!version) return null
  return (
    <Chart caption={captionOf(report, version, texts)} name={name} table={heatTable(version, texts)} texts={texts}>
      <VersionName report={report} index={index} name={name} />
      <div className={styles.frame} role="img" aria-label={altOf(heatFinding(version, texts), texts)}>
        <TestedPicture>{picture}</TestedPicture>
        <div className={styles.layer}>{children}</div>
        {lines && <div className={styles.lines}>{lines}</div>}
      </div>
      <HeatScale report={report} texts={texts} />
    </Chart>
  )
}

function captionOf(report: Report, { people, hasFixation, counts }: ReportVersion, texts: ReportTexts): string[] {
  const share = (count: number) => `${numberText((100 * count) / counts.rows, 1, false, texts.language)}%`
  const unknown = hasFixation.filter((known) => !known).length
  return [
    `${sourceOf(report, texts)}.`,
    formatText(texts, 'heat.caption', {
      people: formatCount(texts, 'viewers', people.length),
      seconds: lengthOf(report, texts),
      sigma: settings.WEBCAM_PRECISION_DEGREES,
    }),
    ...(report.versions.length > 1 ? [texts['heat.shared']] : []),
    formatText(texts, 'heat.lost', { lost: share(counts.lost), outside: share(counts.outside) }),
    ...(counts.repeated > 0 ? [formatCount(texts, 'heat.repeated', counts.repeated)] : []),
    ...(unknown > 0 ? [formatCount(texts, 'heat.noFixation', unknown)] : []),
  ]
}

const percent = (share: number, texts: ReportTexts) => `${numberText(100 * share, 0, false, texts.language)}%`

/** Returns the share of gaze in each area, and the area's share of the picture. Undefined without gaze or areas. */
function heatTable({ areas, density, gazeShares, grid }: ReportVersion, texts: ReportTexts): TableData | undefined {
  if (areas.length === 0 || density.samples === 0) return undefined
  const rows = areas.map((area, index) => [
    area.id,
    percent(gazeShares[index] ?? 0, texts),
    percent(areaShare(grid, area), texts),
  ])
  const half = [texts['heat.half'], percent(0.5, texts), percent(regionSize(density, 0.5), texts)]
  return { head: [texts['areas.area'], texts['heat.gaze'], texts['heat.picture']], rows: [...rows, half] }
}

/** Describes a heatmap in words. */
function heatFinding({ letter, people, areas, density, gazeShares }: ReportVersion, texts: ReportTexts): string {
  const values = { letter: capital(letter), people: formatCount(texts, 'viewers', people.length) }
  const size = regionSize(density, 0.5)
  if (Number.isNaN(size)) return formatText(texts, 'heat.none', values)
  const [largest] = areas
    .map((area, index) => ({ area: area.id, share: gazeShares[index] ?? 0 }))
    .toSorted((one, other) => other.share - one.share)
  const found = formatText(texts, 'heat.alt', { ...values, share: percent(size, texts) })
  if (!largest?.share) return found
  return `${found} ${formatText(texts, 'heat.altMost', { area: largest.area, share: percent(largest.share, texts) })}`
}

/** The number of colours in the scale. More would be hard to tell apart. */
const STEPS = 8
/** The grey of a light picture under the heatmap. */
const GREY = 44

/** The colour scale: zero at the start, the largest density of all versions at the end. */
function HeatScale({ report, texts }: { report: Report; texts: ReportTexts }) {
  const [version] = report.versions
  if (!version || report.peak === 0) return null
  const max = percentPerSquareDegree(report.peak, version.density)
  const write = (value: number) => numberText(value, max < 2 ? 2 : 1, false, texts.language)
  return (
    <div className={styles.scale}>
      <svg viewBox={`0 0 ${STEPS} 1`} preserveAspectRatio="none" className={styles.ramp} aria-hidden="true">
        {heatRamp(STEPS).map((step, index) => (
          <path key={hexOver(step, GREY)} d={`M${index} 0h1.02v1h-1.02z`} fill={hexOver(step, GREY)} />
        ))}
      </svg>
      <p className={styles.ends}>
        <span>0</span> <span>{texts['heat.scale']}</span> <span>{write(max)}</span>
      </p>
    </div>
  )
}
