import type { ReactNode } from 'react'
import { type ReportTexts, say } from '../../lib/i18n/client/report-texts'
import { scanpathMarkup } from '../../lib/research/charts/scanpath-drawing'
import type { Report, ReportVersion } from '../../lib/research/report'
import { Chart } from './Chart'
import chart from './Chart.module.css'
import { pathTable, pathText } from './path-words'
import styles from './Scanpaths.module.css'
import { Tested } from './Tested'
import { VersionName } from './VersionName'
import { altOf, sourceOf, upper } from './words'

/**
 * The eye movements of one viewer at a time: native radios choose whose, with and without script.
 * @param at which version of the report; the first one’s caption tells how to read both
 * @param captioned unless one caption stands below both
 * @param picture the tested picture, without words
 * @param group names the radios: two drawings on one page must not share them
 * @param files addresses of the drawings, one a viewer, where they were made: the browser then fetches the chosen one
 *   alone. Without them all are drawn into the page.
 */
export function Scanpaths({
  report,
  at,
  name,
  picture,
  files,
  group = 'path',
  captioned = true,
  texts,
}: {
  report: Report
  at: number
  name: string
  group?: string
  captioned?: boolean
  picture: ReactNode
  files?: readonly string[] | undefined
  texts: ReportTexts
}) {
  const version = report.versions[at]
  if (!version) return null
  const { letter, people } = version
  const named = { letter: upper(letter) }
  return (
    <Chart
      caption={captioned ? captionOf(report, at === 0, texts) : []}
      name={say(texts, 'path.name', named)}
      table={pathTable(report, version, texts)}
      texts={texts}
    >
      <VersionName report={report} at={at} name={name} />
      <fieldset className={styles.viewers}>
        <legend>{say(texts, 'path.choose', named)}</legend>
        <div className={styles.picture} aria-hidden="true">
          <Tested>{picture}</Tested>
        </div>
        {people.map((person, place) => (
          <div key={person} className={styles.viewer}>
            <input
              type="radio"
              name={`${group}-${letter}`}
              id={`${group}-${letter}-${place}`}
              defaultChecked={place === 0}
            />
            <label htmlFor={`${group}-${letter}-${place}`}>{person}</label>
            <div className={styles.path}>
              <Path {...{ report, version, place, texts, file: files?.[place] }} />
            </div>
          </div>
        ))}
      </fieldset>
    </Chart>
  )
}

const captionOf = (report: Report, tells: boolean, texts: ReportTexts) => [
  `${sourceOf(report, texts)}.`,
  ...(tells ? [texts['path.caption']] : []),
]

/** The caption of several drawings beside each other, in the figure around them. */
export function PathCaption({ report, texts }: { report: Report; texts: ReportTexts }) {
  return <figcaption className={chart.caption}>{captionOf(report, true, texts).join(' ')}</figcaption>
}

function Path({
  report,
  version,
  place,
  file,
  texts,
}: {
  report: Report
  version: ReportVersion
  place: number
  file: string | undefined
  texts: ReportTexts
}) {
  const { width, height } = version.grid
  const alt = altOf(pathText(report, version, place, texts), texts)
  if (file !== undefined)
    return <img src={file} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  const markup = scanpathMarkup(version.fixations[place] ?? [], version.letter)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the same words as in the file, and numbers alone go into it
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
