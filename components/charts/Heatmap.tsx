import type { ReactNode } from 'react'
import { type ReportTexts, say, sayCount } from '../../lib/i18n/client/report-texts'
import { areaShare, percentPerSquareDegree, regionSize } from '../../lib/research/charts/gaze-spread'
import { hexOver, inkRamp } from '../../lib/research/charts/ink-ramp'
import { numberText } from '../../lib/research/figures/figure-text'
import type { Report, ReportVersion } from '../../lib/research/report'
import { WEBCAM_PRECISION_DEGREES } from '../../lib/research/vision'
import { Chart } from './Chart'
import type { TableData } from './DataTable'
import styles from './Heatmap.module.css'
import { Tested } from './Tested'
import { VersionName } from './VersionName'
import { altOf, lengthOf, sourceOf, upper } from './words'

/**
 * A tested picture, toned down to ink, with the density of all gaze over it.
 * @param at which version of the report
 * @param name of the version
 * @param picture the tested picture, without words: the frame says what is seen
 * @param lines what stands out in the picture, as ink that lies over the density; it is as large
 * @param children the painted density, as large as the picture: a file on the site, a canvas in the browser
 */
export function Heatmap({
  report,
  at,
  name,
  picture,
  texts,
  lines,
  children,
}: {
  report: Report
  at: number
  name: string
  picture: ReactNode
  lines?: ReactNode
  texts: ReportTexts
  children: ReactNode
}) {
  const version = report.versions[at]
  if (!version) return null
  return (
    <Chart caption={captionOf(report, version, texts)} name={name} table={heatTable(version, texts)} texts={texts}>
      <VersionName report={report} at={at} name={name} />
      <div className={styles.frame} role="img" aria-label={altOf(heatFinding(version, texts), texts)}>
        <Tested>{picture}</Tested>
        <div className={styles.layer}>{children}</div>
        {lines && <div className={styles.lines}>{lines}</div>}
      </div>
      <HeatScale report={report} texts={texts} />
    </Chart>
  )
}

function captionOf(report: Report, { people, hasGaze, counts }: ReportVersion, texts: ReportTexts): string[] {
  const share = (count: number) => `${numberText((100 * count) / counts.rows, 1, false, texts.language)}%`
  const blind = hasGaze.filter((known) => !known).length
  return [
    `${sourceOf(report, texts)}.`,
    say(texts, 'heat.caption', {
      people: sayCount(texts, 'viewers', people.length),
      seconds: lengthOf(report, texts),
      sigma: WEBCAM_PRECISION_DEGREES,
    }),
    ...(report.versions.length > 1 ? [texts['heat.shared']] : []),
    say(texts, 'heat.lost', { lost: share(counts.lost), outside: share(counts.outside) }),
    ...(blind > 0 ? [sayCount(texts, 'heat.noGaze', blind)] : []),
  ]
}

const percent = (share: number, texts: ReportTexts) => `${numberText(100 * share, 0, false, texts.language)}%`

/** How much of the gaze each area holds, beside how much of the picture it is. Without gaze, or areas, there is none. */
function heatTable({ areas, density, gazeShares, grid }: ReportVersion, texts: ReportTexts): TableData | undefined {
  if (areas.length === 0 || density.samples === 0) return undefined
  const rows = areas.map((area, at) => [
    area.id,
    percent(gazeShares[at] ?? 0, texts),
    percent(areaShare(grid, area), texts),
  ])
  const half = [texts['heat.half'], percent(0.5, texts), percent(regionSize(density, 0.5), texts)]
  return { head: [texts['areas.area'], texts['heat.gaze'], texts['heat.picture']], rows: [...rows, half] }
}

/** What a heatmap shows, in two sentences. */
function heatFinding({ letter, people, areas, density, gazeShares }: ReportVersion, texts: ReportTexts): string {
  const who = { letter: upper(letter), people: sayCount(texts, 'viewers', people.length) }
  const size = regionSize(density, 0.5)
  if (Number.isNaN(size)) return say(texts, 'heat.none', who)
  const [most] = areas
    .map((area, place) => ({ area: area.id, held: gazeShares[place] ?? 0 }))
    .toSorted((one, other) => other.held - one.held)
  const found = say(texts, 'heat.alt', { ...who, share: percent(size, texts) })
  if (!most?.held) return found
  return `${found} ${say(texts, 'heat.altMost', { area: most.area, share: percent(most.held, texts) })}`
}

/** As many as are told apart one by one. */
const STEPS = 8
/** The grey of a light picture below the heat. */
const GREY = 44

/** The ramp with its numbers: nothing at the start, the greatest density of all versions at the end. */
function HeatScale({ report, texts }: { report: Report; texts: ReportTexts }) {
  const [version] = report.versions
  if (!version || report.peak === 0) return null
  const most = percentPerSquareDegree(report.peak, version.density)
  const write = (value: number) => numberText(value, most < 2 ? 2 : 1, false, texts.language)
  return (
    <div className={styles.scale}>
      <svg viewBox={`0 0 ${STEPS} 1`} preserveAspectRatio="none" className={styles.ramp} aria-hidden="true">
        {inkRamp(STEPS).map((step, at) => (
          <path key={hexOver(step, GREY)} d={`M${at} 0h1.02v1h-1.02z`} fill={hexOver(step, GREY)} />
        ))}
      </svg>
      <p className={styles.ends}>
        <span>0</span> <span>{texts['heat.scale']}</span> <span>{write(most)}</span>
      </p>
    </div>
  )
}
