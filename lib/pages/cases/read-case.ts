import { splitFrontMatter } from '../../content/front-matter'
import { caseMessages } from '../../content/results/case-messages'
import { filesWithOnePerson, setupOf } from '../../content/results/case-tokens'
import { readAreas } from '../../content/results/read-areas'
import { readCaseResults } from '../../content/results/read-case-results'
import { resultsFileMessages } from '../../content/results/results-file-messages'
import type { Yaml } from '../../content/yaml/read-yaml'
import { collectDiagnostics, type Diagnostic, diagnosticAt, throwDiagnostics } from '../../shared/diagnostic'
import { writeInstead } from '../../shared/nearest'
import { getContent, getContentPage, readEntry, type Sources } from '../get-content'
import { checkCaseText } from './case-sections'
import { checkTestedPicture } from './check-tested-picture'
import { findAreasProblem, type NamesOfAreas } from './names-of-areas'
import { caseSchema } from './schema'

/** An area of interest: a rectangle on the grid of the picture. */
export interface Area {
  id: string
  x: number
  y: number
  width: number
  height: number
}

/** One tested picture, before its image files are made. */
export interface ReadVersion {
  /** The file name of the picture without extension: letters, digits and hyphens. */
  id: string
  name: string
  alt: string
  /** The path of the picture, relative to the project's root. */
  file: string
  /** The width and height in the units of the areas. */
  grid: { width: number; height: number }
  areas: Area[]
}

/**
 * Reads one case with its areas of interest and its figures. Its pictures are decoded but not resized, so that the
 * content lint stays quick.
 * @param file the path of its text, such as `content/cases/galaxy/index.md`; the other files are in the same folder
 * @param sources see `readEntry`
 * @throws ContentError with every problem of the text or of the other files
 */
export async function readCase(file: string, sources?: Sources) {
  const { text: source } = await getContentPage(file)
  const split = splitFrontMatter(file, source)
  const { yaml } = split
  const setup = setupOf(file, source)
  const areasFile = `${setup.folder}/areas.yml`
  const problems: Diagnostic[] = []
  /** Reads a value; if that fails, returns undefined and adds the problems to the others. */
  const collect = async <Value>(read: () => Promise<Value>): Promise<Value | undefined> => {
    let value: Value | undefined
    problems.push(...(await collectDiagnostics(async () => (value = await read()))))
    return value
  }
  const results = await collect(() => readCaseResults(setup))
  if (results) {
    const { files, interval: name } = filesWithOnePerson(source, results)
    for (const file of files)
      problems.push(diagnosticAt({ file }, resultsFileMessages['results-file-one-person'], { name }))
  }
  const entry = await collect(() => readEntry(file, caseSchema, sources))
  const areas = await collect(() => readAreas(areasFile))
  const hasSecondFile = (await getContent()).paths.includes(`${setup.folder}/b.csv`)
  // A second results file beside one version is reported above. Until that is decided, it is not known which sections are meant.
  if (setup.pictures.length !== 1 || !hasSecondFile) {
    // If the front matter does not define how many versions there are, the results files do.
    const isSecondThere = setup.pictures[1] !== undefined || (setup.pictures.length === 0 && hasSecondFile)
    const structureProblems = await collect(async () =>
      checkCaseText(split, file, isSecondThere ? 'comparison' : 'single'),
    )
    problems.push(...(structureProblems ?? []))
  }
  const versions: ReadVersion[] = []
  const shown = (entry?.data.versions ?? []).map(({ picture }) => idOf(picture))
  const names: NamesOfAreas = { areas, areasFile, folder: setup.folder, shown }
  for (const [index, { name, alt, picture }] of (entry?.data.versions ?? []).entries()) {
    const id = idOf(picture)
    const set = areas && Object.hasOwn(areas, id) ? areas[id] : undefined
    const field = ['versions', index, 'picture']
    const version = { id, picture, location: { file, ...yaml.locationOf(field), field: field.join('.') } }
    if (areas && !set) problems.push(...(await findAreasProblem(version, names)))
    problems.push(...(await checkTestedPicture(version, set, names)))
    const { width = 0, height = 0 } = set ?? {}
    const path = `${setup.folder}/${picture}`
    versions.push({ id, name, alt, file: path, grid: { width, height }, areas: set?.areas ?? [] })
  }
  // Pictures without areas have already been reported.
  if (entry && versions.every((version) => version.areas.length > 0))
    problems.push(...checkMainArea(file, entry.data.lockedTo, versions, yaml))
  throwDiagnostics(problems)
  if (!entry || !results) throw new Error(`${file} was not read, and has no problem either.`)
  return { entry, versions, results }
}

/** The name of a picture without its extension. */
const idOf = (picture: string): string => picture.replace(/\.[a-z]+$/, '')

/** Reports a main area that is not in every version: curves cannot be locked to it. */
function checkMainArea(
  file: string,
  id: string | undefined,
  versions: readonly ReadVersion[],
  yaml: Yaml,
): Diagnostic[] {
  const [first = [], ...others] = versions.map(({ areas }) => areas.map((area) => area.id))
  const shared = first.filter((known) => others.every((ids) => ids.includes(known)))
  if (id === undefined || shared.includes(id)) return []
  const location = { file, ...yaml.locationOf(['lockedTo']), field: 'lockedTo' }
  const message = others.length > 0 ? caseMessages['case-locked-to-both'] : caseMessages['case-locked-to']
  return [diagnosticAt(location, message, { found: id, hint: writeInstead(id, shared) })]
}
