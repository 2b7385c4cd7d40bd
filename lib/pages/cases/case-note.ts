import * as settings from '@oogwenk/gaze/settings'
import type { Dataset } from 'schema-dts'
import { siteConfig } from '../../../site.config'
import { COMPUTED, computedId } from '../../charts/computed'
import { numberText } from '../../charts/figure-text'
import { currentFiles } from '../../content/files'
import { type CaseResults, resultsPath } from '../../content/results/read-case-results'
import type { Site } from '../../content/site'
import type { Texts } from '../../i18n/texts'
import { addresses, href } from '../../shared/urls'
import type { Updated } from '../dates/updated'
import { publisherOf } from '../structured-data/company'
import { dataset } from '../structured-data/things/dataset'
import { areasPath } from './areas-file'
import { type ComputedWords, getComputed } from './computed'

/** A file that visitors can download. */
export interface CaseDownload {
  href: string
  /** The name under which it is saved. */
  fileName: string
  text: string
  /** The size and content of the file, with units. */
  contents: string
}

/** One formula or rule of the analysis. */
interface ComputedEntry {
  id: string
  title: string
  formula: string | undefined
  text: string
  columns: { names: string; text: string }[]
  sources: { text: string; href: string }[]
}

/** The note at the end of every case: its results files, and how its figures were computed. */
export interface CaseNote {
  title: string
  lead: string
  /** The results files in the order of the versions, then the areas. */
  downloads: CaseDownload[]
  /** The licence of simulated results; undefined for measured ones, which have none. */
  licence: { text: string; name: string; href: string } | undefined
  entries: ComputedEntry[]
  /** The date on which the words of the case last changed. */
  updated: Updated | undefined
  /** The structured data of the results files. */
  datasets: Dataset[]
}

/** The values from which the note of a case is made. */
export interface CaseNoteInput {
  /** The path of the case's page, such as `/cases/galaxy`. */
  path: string
  name: string
  /** The lead of the page. */
  lead: string
  updated?: Updated | undefined
  source: 'simulated' | 'measured'
  /** The metric that was chosen before the test. */
  primary?: string | undefined
  versions: readonly { name: string }[]
  results: CaseResults
}

/**
 * Returns the note of one case.
 * @throws ContentError with every problem of `content/computed.yml`
 */
export async function getCaseNote(caseInfo: CaseNoteInput, site: Site, t: Texts): Promise<CaseNote> {
  const words = await getComputed()
  const { results, source, path, lead } = caseInfo
  const simulated = source === 'simulated'
  const files = await Promise.all(results.files.map((_, index) => describeFile(caseInfo, index, t)))
  const { of } = addresses(site.origin)
  const variables = settings.COLUMNS.map((name) => ({ name, description: columnText(words, name) }))
  const datasets = files.map(({ name, file, bytes, size }) =>
    dataset({
      name,
      description: simulated ? `${lead} ${words.simulated}` : lead,
      page: of(path),
      file: of(file),
      mediaType: siteConfig.hosting.types.csv.split(';')[0] as string,
      ...{ bytes, size, variables },
      creator: publisherOf(site),
      licence: simulated ? words.licence.href : undefined,
    }),
  )
  return {
    title: words.title,
    lead: simulated ? `${words.lead} ${words.simulated}` : words.lead,
    downloads: [...files.map(({ download }) => download), areasOf(path, t)],
    licence: simulated ? words.licence : undefined,
    entries: entriesOf(words, caseInfo),
    updated: caseInfo.updated,
    datasets,
  }
}

async function describeFile({ path, name, source, versions, results }: CaseNoteInput, index: number, t: Texts) {
  const file = results.files[index] as string
  const { grid, counts, participants } = (results.versions[index] as CaseResults['versions'][0]).results
  const count = (value: number) => numberText(value, 0, false)
  const version = versions.length > 1 ? `${'AB'[index]}, ${versions[index]?.name}` : (versions[index]?.name ?? '')
  const kilobytes = Math.max(1, Math.round((await sizeOf(file)) / 1000))
  const bytes = t('cases.results.bytes', { kilobytes: count(kilobytes) })
  const size = t('cases.results.rows', { count: counts.rows, rows: count(counts.rows) })
  const text = t(`cases.results.${source}`, { version })
  const people = t('cases.results.people', { count: participants.length })
  const [width, height] = [count(grid.width), count(grid.height)]
  const download: CaseDownload = {
    href: href(resultsPath(file)),
    fileName: `${path.slice(path.lastIndexOf('/') + 1)}-${file.slice(file.lastIndexOf('/') + 1, -4)}-${source}.csv`,
    text,
    contents: t('cases.results.holds', { bytes, size, people, width, height }),
  }
  return { name: `${name}: ${text}`, file: resultsPath(file), bytes, size, download }
}

/** Returns the size of a results file in bytes. It may be one that an editor is about to save. */
async function sizeOf(file: string): Promise<number> {
  const files = currentFiles()
  return (await files.inspect(file))?.bytes ?? (await files.readBytes(file)).length
}

/** Returns the download of the areas, which visitors need to count looks themselves. */
const areasOf = (path: string, t: Texts): CaseDownload => ({
  href: href(areasPath(path)),
  fileName: `${path.slice(path.lastIndexOf('/') + 1)}-areas.csv`,
  text: t('cases.results.areas'),
  contents: t('cases.results.areasHold'),
})

const isEmotion = (name: string) => (settings.EMOTIONS as readonly string[]).includes(name)

const columnText = ({ columns }: ComputedWords, name: string): string =>
  columns[(isEmotion(name) ? 'emotions' : name) as keyof typeof columns]

/** Returns all entries, with the texts and sources for the design of this test. */
function entriesOf(words: ComputedWords, { primary, results }: CaseNoteInput): ComputedEntry[] {
  const [first, second] = results.versions
  // Results in which only some people saw both versions have been rejected.
  const isSame = second?.results.participants.includes(first.results.participants[0] ?? '')
  const design = second && (isSame ? 'same' : 'different')
  return COMPUTED.map((name) => {
    const { title, formula, text, compared, demonstration, sources = [] } = words.entries[name]
    const more = design ? [compared?.both, compared?.[primary ? 'named' : 'unnamed'], compared?.[design]] : []
    const own = sources.filter((source) => source.compared === undefined || source.compared === design)
    const cited = Object.values(settings.WEBCAM_ACCURACY).map(({ source, href }) => ({ text: source, href }))
    return {
      id: computedId(name),
      ...{ title, formula },
      text: [text, ...more, demonstration && words.demonstration].filter(Boolean).join(' '),
      columns: name === 'file' ? columnsOf(words) : [],
      sources: name === 'accuracy' ? cited : own.map(({ text, href }) => ({ text, href })),
    }
  })
}

const columnsOf = (words: ComputedWords) => [
  ...settings.COLUMNS.filter((name) => !isEmotion(name)).map((name) => ({
    names: name as string,
    text: columnText(words, name),
  })),
  { names: settings.EMOTIONS.join(', '), text: words.columns.emotions },
]
