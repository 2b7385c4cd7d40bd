import type { z } from 'zod'
import { tokenTexts } from '../../research/figures/figure-text'
import { type Figures, figuresOf } from '../../research/figures/figures'
import { metricsOf } from '../../research/figures/metrics'
import { readResults } from '../../research/read-results'
import type { Version } from '../../research/sessions'
import { isAbsent, unlessAbsent, unreadable } from '../../shared/absent'
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
import type { areasSchema } from './areas-schema'
import { caseMessages } from './case-messages'
import { readAreas } from './read-areas'
import { resultsFileMessages } from './results-file-messages'
import { asProblem } from './results-problem'

/** Names of the results files, in the order of the versions. */
const RESULTS_FILES = ['a.csv', 'b.csv'] as const

/** What was measured in a case, and all that is computed of it. */
export interface CaseResults {
  /** The first version and, in an A/B test, the second. */
  versions: [Version, Version?]
  /** Paths of their results files. */
  files: string[]
  figures: Figures
  /** What its text may quote: names without braces. */
  tokens: ReadonlyMap<string, string>
}

/** What a case says of its results before its text is read. */
export interface CaseSetup {
  /** Path of the folder, relative to the project's root. */
  folder: string
  /** File names of the pictures without their ending, one a version. */
  pictures: readonly string[]
  /** The one metric that counts. */
  primary?: string | undefined
  /** Where `primary` is written. */
  primaryAt?: SourceLocation
}

/** Paths of the results files that a case has to have. */
export function resultsFiles({ folder, pictures }: Pick<CaseSetup, 'folder' | 'pictures'>): string[] {
  return RESULTS_FILES.slice(0, pictures.length).map((name) => `${folder}/${name}`)
}

/** Where visitors find a results file, without base path: `content/cases/galaxy/a.csv` is `/cases/galaxy/a.csv`. */
export function resultsPath(file: string): string {
  return file.replace(/^content/, '')
}

/** Reading and computing takes a second, and a build asks for each case in several places. */
const computed = new Map<string, CaseResults>()

/** How many are kept: where somebody edits results, each save is another one. */
const KEPT = 32

/** What was computed last in each folder, and of which versions of its files. */
const latest = new Map<string, { version: string; results: CaseResults }>()

/**
 * Reads the results of a case and computes its figures, or finds them computed.
 * @throws ContentError with the problems of the results files and of `areas.yml`
 */
export async function readCaseResults(setup: CaseSetup): Promise<CaseResults> {
  const version = await versionOf(setup)
  const known = latest.get(setup.folder)
  if (version !== undefined && known?.version === version) return known.results
  const results = await readAndCompute(setup)
  if (version !== undefined) latest.set(setup.folder, { version, results })
  return results
}

/** Says without reading the files which versions of them there are; nothing where only their bytes can say so. */
async function versionOf({ folder, pictures, primary }: CaseSetup): Promise<string | undefined> {
  const files = [...RESULTS_FILES, 'areas.yml'].map((name) => `${folder}/${name}`)
  const absent = { id: 'absent', hasRested: true }
  const found = await Promise.all(
    files.map((file) =>
      currentFiles()
        .inspect(file)
        .catch((error) => (isAbsent(error) ? absent : undefined)),
    ),
  )
  const rested = found.filter((version) => version?.hasRested)
  return rested.length < files.length ? undefined : JSON.stringify([rested.map((one) => one?.id), pictures, primary])
}

async function readAndCompute({ folder, pictures, primary, primaryAt }: CaseSetup): Promise<CaseResults> {
  const areasFile = `${folder}/areas.yml`
  const files = resultsFiles({ folder, pictures })
  const problems: Diagnostic[] = []
  const bytes = await Promise.all(files.map((file) => readBytes(file, problems)))
  if (pictures.length === 1) await refuseSecond(folder, problems)
  let areas: z.output<typeof areasSchema> = {}
  problems.push(
    ...(await collectDiagnostics(async () => {
      areas = await readAreas(areasFile)
    })),
  )
  throwDiagnostics(problems)
  // Front matter that names no picture is told by its schema, by its line.
  if (pictures.length === 0) throw new ContentError([])
  const sets = pictures.map((id) => (Object.hasOwn(areas, id) ? areas[id] : undefined))
  const id = cacheKey([JSON.stringify([files, sets, primary]), ...bytes])
  const found = computed.get(id) ?? compute({ files, bytes, sets, primary, primaryAt })
  computed.delete(id)
  computed.set(id, found)
  const [oldest] = computed.keys()
  if (computed.size > KEPT && oldest !== undefined) computed.delete(oldest)
  keys.set(found, id)
  return found
}

const keys = new WeakMap<CaseResults, string>()

/** A hash of the files and all else that results were computed of; nothing where they were not read from files. */
export const keyOfResults = (results: CaseResults): string | undefined => keys.get(results)

type AreaSet = z.output<typeof areasSchema>[string] | undefined

function compute(from: {
  files: string[]
  bytes: Uint8Array[]
  sets: AreaSet[]
  primary: string | undefined
  primaryAt: CaseSetup['primaryAt']
}): CaseResults {
  const problems: Diagnostic[] = []
  const versions = from.files.flatMap((file, index): Version[] => {
    const set = from.sets[index]
    if (!set) return []
    try {
      const { width, height } = set
      return [{ results: readResults(from.bytes[index] as Uint8Array, { width, height }), areas: set.areas }]
    } catch (error) {
      problems.push(asProblem(error, { files: [file], bytes: [from.bytes[index] as Uint8Array] }))
      return []
    }
  })
  throwDiagnostics(problems)
  // A picture without areas is told by `readCase`, by its line.
  if (versions.length < from.files.length) throw new ContentError([])
  const [first, second] = versions as [Version, Version?]
  refuseUnknownMetric(versions, from)
  try {
    const figures = figuresOf(first, second, from.primary === undefined ? {} : { primary: from.primary })
    return {
      versions: [first, second],
      files: from.files,
      figures,
      tokens: new Map([...tokenTexts(figures), ...verdicts(figures)]),
    }
  } catch (error) {
    throw new ContentError([asProblem(error, from)])
  }
}

/** `{{difference.happiness.verdict}}`: a verdict that was typed would stay when the results change. */
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

/** Areas are not offered: the metric that counts is a score or an emotion. */
function refuseUnknownMetric(
  [first, second]: readonly Version[],
  { primary, primaryAt }: Pick<CaseSetup, 'primary' | 'primaryAt'>,
): void {
  if (primary === undefined) return
  const others = new Set(metricsOf(second ?? (first as Version)).map(({ name }) => name))
  const names = metricsOf(first as Version).flatMap(({ name }) => (others.has(name) ? [name] : []))
  if (names.includes(primary) || primaryAt === undefined) return
  const hint = writeInstead(
    primary,
    names.filter((name) => !name.includes('.')),
  )
  throwDiagnostics([
    diagnosticAt({ ...primaryAt, field: 'primary' }, caseMessages['case-primary'], { found: primary, hint }),
  ])
}

async function readBytes(file: string, problems: Diagnostic[]): Promise<Uint8Array> {
  return currentFiles()
    .readBytes(file)
    .catch((error) => {
      if (!isAbsent(error)) throw unreadable(file, error)
      problems.push(diagnosticAt({ file }, resultsFileMessages['results-file-missing']))
      return new Uint8Array()
    })
}

async function refuseSecond(folder: string, problems: Diagnostic[]): Promise<void> {
  const file = `${folder}/${RESULTS_FILES[1]}`
  const second = await currentFiles().readBytes(file).catch(unlessAbsent(file, undefined))
  if (second) problems.push(diagnosticAt({ file }, resultsFileMessages['results-file-second']))
}
