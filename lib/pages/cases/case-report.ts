import type { Report } from '@oogwenk/gaze'
import { heatRamp } from '../../charts/heat-ramp'
import { paintDensity } from '../../charts/heatmap'
import { type DrawNumber, NUMBER_SIZE, scanpathFile } from '../../charts/scanpath-drawing'
import type { CaseResults } from '../../content/results/read-case-results'
import { formatText, type ReportTexts, textsFor } from '../../i18n/client/report-texts'
import { getReportTexts } from '../../i18n/report-texts'
import { readFaces } from '../../images/fonts/picture-faces'
import { getContours } from '../../images/pictures/get-contours'
import { getLayer } from '../../images/pictures/get-layer'
import type { Picture } from '../../images/pictures/get-picture'
import { putDrawing } from '../../images/pictures/put-drawing'
import { reportOfCase } from './report-of-case'

/** The data from which the charts of a case page are drawn. */
export interface CaseCharts {
  report: Report
  texts: ReportTexts
  /** The heatmap of each version, all on one scale. */
  heat: Picture[]
  /** The contours of each tested picture, drawn over its heatmap. */
  lines: Picture[]
  /** For each version, the addresses of the scanpath drawings, one for each viewer. */
  paths: string[][]
}

/** The values that the results do not contain. */
interface ChartSetup {
  /** The name of the case's folder. */
  slug: string
  simulated: boolean
  primary?: string | undefined
  /** The tested pictures, by path relative to the project's root. */
  pictures: readonly string[]
}

/** Cached, because a build needs the view model of a case for the head of its page and again for the page itself. */
const chartsCache = new WeakMap<CaseResults, Promise<CaseCharts>>()

/** Returns the report of a case with its texts, and its heatmaps, contours and scanpaths as files. */
export function getCaseCharts(results: CaseResults, setup: ChartSetup): Promise<CaseCharts> {
  const found = chartsCache.get(results) ?? make(results, setup)
  chartsCache.set(results, found)
  found.catch(() => chartsCache.delete(results))
  return found
}

async function make(results: CaseResults, setup: ChartSetup): Promise<CaseCharts> {
  const { slug, simulated, pictures } = setup
  const report = reportOfCase(results, setup)
  const palette = heatRamp(256)
  const heat = report.versions.map(({ density, letter }) =>
    getLayer({
      ...{ name: `heat-${slug}-${letter}`, width: density.columns, height: density.rows },
      bytes: paintDensity(density, report.peak, palette),
    }),
  )
  const lines = pictures.map((file, index) => getContours(file, `lines-${slug}-${'ab'[index]}`))
  const drawNumber = await makeDrawNumber()
  const paths = report.versions.map(({ fixations, letter, grid }) =>
    Promise.all(
      fixations.map((own, index) =>
        putDrawing(`path-${slug}-${letter}${index + 1}`, scanpathFile(own, letter, grid, drawNumber)),
      ),
    ),
  )
  const words = textsFor(await getReportTexts(), report.versions.length)
  return {
    report,
    // Screen readers may read the caption at another time, so each text alternative names the source of its data.
    texts: simulated ? { ...words, alt: formatText(words, 'simulatedAlt', { text: '{{text}}' }) } : words,
    heat: await Promise.all(heat),
    lines: await Promise.all(lines),
    paths: await Promise.all(paths),
  }
}

/**
 * Returns a function that draws numbers as outlines in the typeface of the pages: an SVG loaded as an image cannot use
 * web fonts.
 */
async function makeDrawNumber(): Promise<DrawNumber> {
  const { label } = await readFaces(process.cwd())
  const middle = NUMBER_SIZE / 3
  return (order, x, y) => {
    const text = String(order)
    const left = x - label.measure(text, { size: NUMBER_SIZE }) / 2
    return `<path d="${label.outline(text, { size: NUMBER_SIZE, x: left, y: y + middle })}"/>`
  }
}
