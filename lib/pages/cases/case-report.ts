import type { CaseResults } from '../../content/results/read-case-results'
import { type ReportTexts, say, textsFor } from '../../i18n/client/report-texts'
import { getReportTexts } from '../../i18n/report-texts'
import { readFaces } from '../../images/fonts/picture-faces'
import { getLayer } from '../../images/pictures/get-layer'
import { getLines } from '../../images/pictures/get-lines'
import type { Picture } from '../../images/pictures/get-picture'
import { putDrawing } from '../../images/pictures/put-drawing'
import { paintDensity } from '../../research/charts/heatmap'
import { inkRamp } from '../../research/charts/ink-ramp'
import { type DrawNumber, NUMBER_SIZE, scanpathFile } from '../../research/charts/scanpath-drawing'
import { type Report, reportOf } from '../../research/report'
import { cachedCase } from './cached-case'

/** What the charts of a case page are drawn from. */
export interface CaseCharts {
  report: Report
  texts: ReportTexts
  /** The painted density of each version, on one scale. */
  heat: Picture[]
  /** What stands out in each tested picture, to lie over its density. */
  lines: Picture[]
  /** The path of each viewer of each version, as the address of a drawing. */
  paths: string[][]
}

/** What the results themselves do not say. */
export interface ChartSetup {
  /** Name of the case's folder. */
  slug: string
  simulated: boolean
  primary?: string | undefined
  /** The tested pictures, as files relative to the project's root. */
  pictures: readonly string[]
}

/** A build asks for each case several times; computing it takes a second. */
const made = new WeakMap<CaseResults, Promise<CaseCharts>>()

/** The report of a case with its words, and its heatmaps as files. */
export function getCaseCharts(results: CaseResults, setup: ChartSetup): Promise<CaseCharts> {
  const found = made.get(results) ?? make(results, setup)
  made.set(results, found)
  found.catch(() => made.delete(results))
  return found
}

async function make(results: CaseResults, setup: ChartSetup): Promise<CaseCharts> {
  const { slug, simulated, primary, pictures } = setup
  const [first, second] = results.versions
  const options = { simulated, ...(primary !== undefined && { primary }) }
  const report = cachedCase(results, ['report', options], () => reportOf(first, second, options))
  const palette = inkRamp(256)
  const heat = report.versions.map(({ density, letter }) =>
    getLayer({
      ...{ name: `heat-${slug}-${letter}`, width: density.columns, height: density.rows },
      bytes: paintDensity(density, report.peak, palette),
    }),
  )
  const lines = pictures.map((file, index) => getLines(file, `lines-${slug}-${'ab'[index]}`))
  const drawNumber = await outlines()
  const paths = report.versions.map(({ fixations, letter, grid }) =>
    Promise.all(
      fixations.map((own, index) =>
        putDrawing(`path-${slug}-${letter}${index + 1}`, scanpathFile(own, letter, grid, drawNumber)),
      ),
    ),
  )
  const words = textsFor(await getReportTexts(), report.versions.length)
  return {
    // Who hears a chart does not see its caption beside it: each alternative says by itself where its data come from.
    ...{ report, texts: simulated ? { ...words, alt: say(words, 'simulatedAlt', { text: '{{text}}' }) } : words },
    ...{ heat: await Promise.all(heat), lines: await Promise.all(lines), paths: await Promise.all(paths) },
  }
}

/** Numbers in the typeface of the pages: a picture that is a file cannot ask for it. */
async function outlines(): Promise<DrawNumber> {
  const { label } = await readFaces(process.cwd())
  const middle = NUMBER_SIZE / 3
  return (order, x, y) => {
    const text = String(order)
    const left = x - label.measure(text, { size: NUMBER_SIZE }) / 2
    return `<path d="${label.outline(text, { size: NUMBER_SIZE, x: left, y: y + middle })}"/>`
  }
}
