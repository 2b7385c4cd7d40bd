import { posix } from 'node:path'
import { type Figures, figuresOf, ResultsError, type Version } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import type { z } from 'zod'
import { tokenTexts } from '../../charts/figure-text'
import { isAbsent, unreadableError, valueIfAbsent } from '../../shared/absent'
import { cacheKey } from '../../shared/build-cache/build-cache.mjs'
import {
  ContentError,
  collectDiagnostics,
  type Diagnostic,
  diagnosticAt,
  type SourceLocation,
  throwDiagnostics,
} from '../../shared/diagnostic'
import { writeInstead } from '../../shared/nearest'
import { currentFiles } from '../files'
import { readYaml } from '../yaml/read-yaml'
import type { areasSchema } from './areas-schema'
import { cachedCase } from './cached-case'
import { caseMessages } from './case-messages'
import { readAreas, rejectInconsistentNames } from './read-areas'
import { readResultsFile } from './read-results-file'
import { resultsFileMessages } from './results-file-messages'
import { haveSameLines } from './results-lines'
import { toProblems } from './results-problem'
import { findSameRecordings, isInCorner } from './suspicious-results'

/** The names of the results files, in the order of the versions. */
const RESULTS_FILES = ['a.csv', 'b.csv'] as const

/** The results of a case, and everything that is computed from them. */
export interface CaseResults {
  /** The first version and, in an A/B test, the second. */
  versions: [Version, Version?]
  /** The paths of the results files. */
  files: string[]
  figures: Figures
  /** The tokens for the text of the case; names are without braces. */
  tokens: ReadonlyMap<string, string>
}

/** The parts of a case's front matter on which its results depend. */
export interface CaseSetup {
  /** The path of the folder, relative to the project's root. */
  folder: string
  /** The file names of the pictures without extension, one for each version. */
  pictures: readonly string[]
  /** The location of the second picture. */
  secondAt?: SourceLocation
  /** The main metric. */
  primary?: string | undefined
  /** The location of `primary`. */
  primaryAt?: SourceLocation
}

/** Lists the paths of the results files that a case must have. */
export function resultsFiles({ folder, pictures }: Pick<CaseSetup, 'folder' | 'pictures'>): string[] {
  return RESULTS_FILES.slice(0, pictures.length).map((name) => `${folder}/${name}`)
}

/**
 * Returns the address of a results file, without the base path: `content/cases/galaxy/a.csv` is `/cases/galaxy/a.csv`.
 */
export function resultsPath(file: string): string {
  return file.replace(/^content/, '')
}

/** Cached, because reading and computing take a second, and a build needs each case several times. */
const resultsCache = new Map<string, CaseResults>()

/** The size of the cache. In development, each save of a results file adds an entry. */
const CACHE_SIZE = 32

/** The latest results of each folder, with the versions of its files. */
const latestResults = new Map<string, { version: string; results: CaseResults }>()

/**
 * Reads the results of a case and computes its figures, or returns them from the cache.
 * @throws ContentError with the problems of the results files, of `areas.yml` and of the fields in `setup`
 */
export async function readCaseResults(setup: CaseSetup): Promise<CaseResults> {
  const version = await versionOf(setup)
  const known = latestResults.get(setup.folder)
  if (version !== undefined && known?.version === version) return known.results
  const results = await readAndCompute(setup)
  if (version !== undefined) latestResults.set(setup.folder, { version, results })
  return results
}

/** Identifies the versions of the files without reading them; undefined if only their content can identify them. */
async function versionOf({ folder, pictures, primary }: CaseSetup): Promise<string | undefined> {
  const files = [...RESULTS_FILES, 'areas.yml'].map((name) => `${folder}/${name}`)
  const absent = { id: 'absent', isStable: true, bytes: 0 }
  const found = await Promise.all(
    files.map((file) =>
      currentFiles()
        .inspect(file)
        .catch((error) => (isAbsent(error) ? absent : undefined)),
    ),
  )
  const stable = found.filter((version) => version?.isStable)
  return stable.length < files.length ? undefined : JSON.stringify([stable.map((one) => one?.id), pictures, primary])
}

async function readAndCompute({ folder, pictures, secondAt, primary, primaryAt }: CaseSetup): Promise<CaseResults> {
  const areasFile = `${folder}/areas.yml`
  const files = resultsFiles({ folder, pictures })
  const problems: Diagnostic[] = []
  const bytes = await Promise.all(
    files.map(async (file) => {
      let read: Uint8Array = new Uint8Array()
      problems.push(...(await collectDiagnostics(async () => (read = await readResultsBytes(file)))))
      return read
    }),
  )
  if (pictures.length === 1) await refuseSecond(folder, problems)
  if (pictures[1] !== undefined && pictures[0] === pictures[1]) {
    const location = { file: `${folder}/index.md`, ...secondAt, field: 'versions.1.picture' }
    problems.push(diagnosticAt(location, caseMessages['case-picture-twice'], { picture: pictures[1] }))
  }
  const [first, second] = bytes
  if (first?.length && second && haveSameLines(first, second)) {
    const location = { file: `${folder}/${RESULTS_FILES[1]}` }
    problems.push(diagnosticAt(location, resultsFileMessages['results-file-same'], { other: RESULTS_FILES[0] }))
  }
  let areas: z.output<typeof areasSchema> = {}
  let areasText = ''
  problems.push(
    ...(await collectDiagnostics(async () => {
      areas = await readAreas(areasFile)
      areasText = await currentFiles().readText(areasFile)
      await rejectInconsistentNames(areasFile, areas, pictures)
    })),
  )
  throwDiagnostics(problems)
  // The schema reports front matter without pictures.
  if (pictures.length === 0) throw new ContentError([])
  const sets = pictures.map((id) => (Object.hasOwn(areas, id) ? areas[id] : undefined))
  const id = cacheKey([JSON.stringify([files, sets, primary]), ...bytes])
  const found =
    resultsCache.get(id) ??
    cachedCase(id, ['results'], () => compute({ files, bytes, sets, pictures, areasText, primary, primaryAt }))
  resultsCache.delete(id)
  resultsCache.set(id, found)
  const [oldest] = resultsCache.keys()
  if (resultsCache.size > CACHE_SIZE && oldest !== undefined) resultsCache.delete(oldest)
  keys.set(found, id)
  return found
}

const keys = new WeakMap<CaseResults, string>()

/**
 * Returns a hash of the files and of everything else on which the results depend; undefined if they were not read from
 * files.
 */
export const keyOfResults = (results: CaseResults): string | undefined => keys.get(results)

type AreaSet = z.output<typeof areasSchema>[string] | undefined

function compute(from: {
  files: string[]
  bytes: Uint8Array[]
  sets: AreaSet[]
  pictures: readonly string[]
  areasText: string
  primary: string | undefined
  primaryAt: CaseSetup['primaryAt']
}): CaseResults {
  const problems: Diagnostic[] = []
  const versions = from.files.flatMap((file, index): Version[] => {
    const set = from.sets[index]
    if (!set) return []
    const { width, height, areas } = set
    const read = readResultsFile(file, from.bytes[index] as Uint8Array, { width, height })
    problems.push(...read.problems)
    if (read.results && isInCorner(read.results, areas)) {
      const path = [from.pictures[index] ?? '', 'width']
      const areasFile = `${posix.dirname(file)}/areas.yml`
      const { lineOf } = readYaml(areasFile, from.areasText)
      const location = { file: areasFile, line: lineOf(path), field: path.join('.') }
      problems.push(diagnosticAt(location, resultsFileMessages['results-file-corner'], { file, width, height }))
    }
    return read.results ? [{ results: read.results, areas }] : []
  })
  const [one, two] = versions
  if (one && two && problems.length === 0) {
    const [first, second] = from.files.map((file, index) => ({ file, bytes: from.bytes[index] as Uint8Array }))
    if (first && second) problems.push(...findSameRecordings([first, second], one.results, two.results))
  }
  throwDiagnostics(problems)
  // `readCase` reports a picture without areas.
  if (versions.length < from.files.length) throw new ContentError([])
  const [first, second] = versions as [Version, Version?]
  try {
    const figures = figuresOf(first, second, from.primary === undefined ? {} : { primary: from.primary })
    return {
      versions: [first, second],
      files: from.files,
      figures,
      tokens: new Map([...tokenTexts(figures), ...verdicts(figures)]),
    }
  } catch (error) {
    if (!(error instanceof ResultsError)) refuseUnknownMetric(versions, from)
    throw new ContentError(toProblems(error, from))
  }
}

/** Tokens such as `{{difference.happiness.verdict}}`: a verdict written by hand would not change with the results. */
function verdicts(figures: Figures): [token: string, text: string][] {
  const words = {
    'not shown to differ': 'not shown to differ',
    'first is higher': 'A is higher',
    'second is higher': 'B is higher',
  }
  return [...figures.values()].flatMap(({ token, verdict }) =>
    verdict ? [[`${token}.verdict`, words[verdict]] as [string, string]] : [],
  )
}

/** Reports a main metric that does not exist. The suggestions do not include the metrics of areas. */
function refuseUnknownMetric(
  [first, second]: readonly Version[],
  { primary, primaryAt }: Pick<CaseSetup, 'primary' | 'primaryAt'>,
): void {
  if (primary === undefined) return
  const figures = figuresOf(first as Version, second)
  // A figure without values for each person is a count, not a metric.
  const names = [...figures.values()].flatMap(({ token, values }) => {
    const name = token.replace(/^a\./, '')
    return token !== name && values && (!second || figures.has(`b.${name}`)) ? [name] : []
  })
  if (names.includes(primary) || primaryAt === undefined) return
  const hint = writeInstead(
    primary,
    names.filter((name) => !name.includes('.')),
  )
  throwDiagnostics([
    diagnosticAt({ ...primaryAt, field: 'primary' }, caseMessages['case-primary'], { found: primary, hint }),
  ])
}

/**
 * Reads one results file without interpreting it.
 * @throws ContentError if it is missing or too large
 */
export async function readResultsBytes(file: string): Promise<Uint8Array> {
  return readUnlessTooLarge(file).catch((error) => {
    if (error instanceof ContentError) throw error
    if (!isAbsent(error)) throw unreadableError(file, error)
    const found = renamedResults(file, [...currentFiles().versions().keys()])
    if (found !== undefined) {
      const values = { found: posix.basename(found), name: posix.basename(file) }
      throw new ContentError([diagnosticAt({ file }, resultsFileMessages['results-file-renamed'], values)])
    }
    const spreadsheet = spreadsheetFor(file, [...currentFiles().versions().keys()])
    if (spreadsheet !== undefined) {
      const values = { found: posix.basename(spreadsheet), name: posix.basename(file) }
      throw new ContentError([diagnosticAt({ file }, resultsFileMessages['results-file-spreadsheet'], values)])
    }
    const id = file.endsWith(RESULTS_FILES[1]) ? 'results-file-missing-second' : 'results-file-missing'
    throw new ContentError([diagnosticAt({ file }, resultsFileMessages[id])])
  })
}

/** Checks the size first, because reading a file of several gigabytes takes minutes and then fails. */
async function readUnlessTooLarge(file: string): Promise<Uint8Array> {
  const version = await currentFiles().inspect(file)
  if (version && version.bytes > settings.READING_LIMITS.bytes) {
    const error = new ResultsError('results-too-large', {}, { max: settings.READING_LIMITS.bytes / 1e6 })
    throw new ContentError(toProblems(error, { files: [file], bytes: [] }))
  }
  return currentFiles().readBytes(file)
}

/**
 * Names that browsers, systems and spreadsheets give to copies of `a.csv`: `a (1).csv`, `a copy.csv`, `a - Copy
 * (2).csv`, `A.CSV`, `a.csv.csv`.
 */
const RENAMED = /^([ab])(?:[ _-]?\(?\d\)?|[ _-]{0,3}copy(?: ?\(?\d+\)?)?)?\.csv(?:\.csv|\.txt)?$/i

/**
 * Finds the file that is probably a missing results file, under a name that a browser or system gave it.
 * @param file the missing file, such as `content/cases/galaxy/a.csv`
 * @param files the paths of all files of the site
 */
export function renamedResults(file: string, files: readonly string[]): string | undefined {
  const [folder, letter] = [posix.dirname(file), posix.basename(file)[0]]
  const found = files.filter(
    (each) =>
      posix.dirname(each) === folder &&
      RENAMED.exec(posix.basename(each))?.[1]?.toLowerCase() === letter &&
      each !== file,
  )
  // If there are several, only the editor knows which is right.
  return found.length === 1 ? found[0] : undefined
}

const SPREADSHEET = /\.(?:xls[xmb]?|ods|fods|numbers)$/i

/**
 * Finds the spreadsheet that was probably saved in place of a missing results file: the one with its name, or else the
 * only one of the folder.
 * @param file the missing file, such as `content/cases/galaxy/a.csv`
 * @param files the paths of all files of the site
 */
export function spreadsheetFor(file: string, files: readonly string[]): string | undefined {
  const all = files.filter((each) => posix.dirname(each) === posix.dirname(file) && SPREADSHEET.test(each))
  const stem = posix.basename(file, '.csv')
  const named = all.find((each) => posix.basename(each).toLowerCase().startsWith(`${stem}.`))
  return named ?? (all.length === 1 ? all[0] : undefined)
}

async function refuseSecond(folder: string, problems: Diagnostic[]): Promise<void> {
  const file = `${folder}/${RESULTS_FILES[1]}`
  const second = await currentFiles().readBytes(file).catch(valueIfAbsent(file, undefined))
  if (second) problems.push(diagnosticAt({ file }, resultsFileMessages['results-file-second']))
}
