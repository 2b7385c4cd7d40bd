import type { Report, ReportVersion } from '@oogwenk/gaze'
import type { ReactNode } from 'react'
import { scanpathMarkup } from '../../lib/charts/scanpath-drawing'
import { formatText, type ReportTexts } from '../../lib/i18n/client/report-texts'
import { Chart, TestedPicture } from './Chart'
import chart from './Chart.module.css'
import { VersionName } from './Letter'
import styles from './Scanpaths.module.css'
import { pathTable, pathText } from './words/path-words'
import { altOf, capital, sourceOf } from './words/words'

/**
 * The eye movements of one viewer at a time. Native radio buttons choose the viewer, with and without scripts.
 * @param index the index of the version in the report; the caption of the first one explains how to read both
 * @param captioned false if both versions share one caption below
 * @param picture the tested picture without a text alternative
 * @param group the name of the radio buttons, which must differ between reports on the same page
 * @param files URLs of the drawings, one for each viewer: the browser then fetches only the chosen one. If undefined,
 *   all are drawn into the page.
 */
export function Scanpaths({
  report,
  index,
  name,
  picture,
  files,
  group = 'path',
  captioned = true,
  texts,
}: {
  report: Report
  index: number
  name: string
  group?: string
  captioned?: boolean
  picture: ReactNode
  files?: readonly string[] | undefined
  texts: ReportTexts
}) {
  const version = report.versions[index]
  if (!version) return null
  const { letter, people } = version
  const named = { letter: capital(letter) }
  return (
    <Chart
      caption={captioned ? captionOf(report, index === 0, texts) : []}
      name={formatText(texts, 'path.name', named)}
      table={pathTable(report, version, texts)}
      texts={texts}
    >
      <VersionName report={report} index={index} name={name} />
      <fieldset className={styles.viewers}>
        <legend>{formatText(texts, 'path.choose', named)}</legend>
        <div className={styles.picture} aria-hidden="true">
          <TestedPicture>{picture}</TestedPicture>
        </div>
        {people.map((id, person) => (
          <div key={id} className={styles.viewer}>
            <input
              type="radio"
              name={`${group}-${letter}`}
              id={`${group}-${letter}-${person}`}
              defaultChecked={person === 0}
            />
            <label htmlFor={`${group}-${letter}-${person}`}>{id}</label>
            <div className={styles.path}>
              <Path {...{ report, version, person, texts, file: files?.[person] }} />
            </div>
          </div>
        ))}
      </fieldset>
    </Chart>
  )
}

const captionOf = (report: Report, explains: boolean, texts: ReportTexts) => [
  `${sourceOf(report, texts)}.`,
  ...(explains ? [texts['path.caption']] : []),
]

/** The caption of several drawings side by side, in the figure around them. */
export function PathCaption({ report, texts }: { report: Report; texts: ReportTexts }) {
  return <figcaption className={chart.caption}>{captionOf(report, true, texts).join(' ')}</figcaption>
}

function Path({
  report,
  version,
  person,
  file,
  texts,
}: {
  report: Report
  version: ReportVersion
  /** The index of the person in the version. */
  person: number
  file: string | undefined
  texts: ReportTexts
}) {
  const { width, height } = version.grid
  const alt = altOf(pathText(report, version, person, texts), texts)
  if (file !== undefined)
    return <img src={file} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  const markup = scanpathMarkup(version.fixations[person] ?? [], version.letter)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the same markup as in the file, into which only numbers go
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
