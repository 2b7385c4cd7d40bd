import { basename, posix } from 'node:path'
import { splitFrontMatter } from '../../content/front-matter'
import { caseMessages } from '../../content/results/case-messages'
import { filesWithOnePerson, setupOf } from '../../content/results/case-tokens'
import { readAreas } from '../../content/results/read-areas'
import { readCaseResults } from '../../content/results/read-case-results'
import { resultsFileMessages } from '../../content/results/results-file-messages'
import { readYaml, type Yaml } from '../../content/yaml/read-yaml'
import { isPictureName } from '../../images/pictures/file-type'
import { decodeSource, measureSource, readSource } from '../../images/pictures/read-source'
import { collectDiagnostics, type Diagnostic, diagnosticAt, throwDiagnostics } from '../../shared/diagnostic'
import { writeInstead } from '../../shared/nearest'
import { getContent, getContentPage, readEntry, type Sources } from '../get-content'
import { TESTED_PICTURE } from '../pictures'
import { checkCaseText } from './case-sections'
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
  const names = Object.keys(areas ?? {})
  const shown = (entry?.data.versions ?? []).map(({ picture }) => picture.replace(/\.[a-z]+$/, ''))
  const spare = names.filter((name) => !shown.includes(name))
  const lacking = shown.filter((id) => areas && !names.includes(id))
  const { paths } = await getContent()
  const isThere = (name: string) => paths.some((path) => isPictureOf(path, setup.folder, name))
  const locateName = async (name: string) => {
    const areasYaml = readYaml(areasFile, (await getContent()).texts.get(areasFile) ?? '')
    return { file: areasFile, ...areasYaml.locationOf([name], 'name'), field: name }
  }
  for (const [index, { name, alt, picture }] of (entry?.data.versions ?? []).entries()) {
    const id = picture.replace(/\.[a-z]+$/, '')
    const set = areas && Object.hasOwn(areas, id) ? areas[id] : undefined
    const field = ['versions', index, 'picture']
    const location = { file, ...yaml.locationOf(field), field: field.join('.') }
    const misnamed = set ? undefined : nameInAreas(id, names)
    // With as many names left over as pictures without areas, each is that of the picture in its place. If a picture is
    // missing and a name is that of another one, the text names the wrong picture, which is reported below.
    const other = isThere(id) && spare.length === lacking.length ? spare[lacking.indexOf(id)] : undefined
    if (misnamed !== undefined) {
      const values = { picture, found: misnamed, name: id }
      problems.push(diagnosticAt(await locateName(misnamed), caseMessages['case-areas-name'], values))
    } else if (other !== undefined) {
      const values = { picture: id, found: other }
      problems.push(diagnosticAt(await locateName(other), caseMessages['case-areas-key'], values))
    } else if (!set && areas && (isThere(id) || !spare.some(isThere))) {
      const known = spare.filter(isThere).join(', ')
      const message = known === '' ? caseMessages['case-areas-empty'] : caseMessages['case-no-areas']
      problems.push(diagnosticAt(location, message, { file: areasFile, picture: id, known }))
    }
    const picturePath = `${setup.folder}/${picture}`
    const checkPicture = async () => {
      const source = await measureSource(await readSource(process.cwd(), picturePath), TESTED_PICTURE.min)
      if (set && !isSameShape(source, set)) {
        const { width, height } = source
        const values = { picture: picturePath, width, height, gridWidth: set.width, gridHeight: set.height }
        problems.push(diagnosticAt(location, caseMessages['case-picture-shape'], { ...values, file: areasFile }))
      }
      await decodeSource(source)
    }
    // The message names the picture file, but its location is where the case names that file.
    const onDisk = (await getContent()).paths.find((path) => path.toLowerCase() === picturePath.toLowerCase())
    const renamed = { picture: picturePath, found: basename(onDisk ?? ''), name: picture }
    for (const problem of await collectDiagnostics(checkPicture))
      problems.push(
        // The name in the text is correct, because the schema allows only lower case.
        problem.id === 'picture-capitals' && onDisk !== undefined
          ? diagnosticAt(location, caseMessages['case-picture-capitals'], renamed)
          : { ...problem, ...location },
      )
    const { width = 0, height = 0 } = set ?? {}
    versions.push({ id, name, alt, file: picturePath, grid: { width, height }, areas: set?.areas ?? [] })
  }
  // Pictures without areas have already been reported.
  if (entry && versions.every((version) => version.areas.length > 0))
    problems.push(...checkMainArea(file, entry.data.lockedTo, versions, yaml))
  throwDiagnostics(problems)
  if (!entry || !results) throw new Error(`${file} was not read, and has no problem either.`)
  return { entry, versions, results }
}

/** Whether a file is the picture of this name in the folder of a case. */
const isPictureOf = (path: string, folder: string, name: string): boolean =>
  isPictureName(path) && posix.dirname(path) === folder && posix.basename(path, posix.extname(path)) === name

/** Returns the name in `areas.yml` that is meant for a picture, but has capitals or a file extension. */
const nameInAreas = (id: string, names: readonly string[]): string | undefined =>
  names.find((name) => name.toLowerCase().replace(/\.[a-z]+$/, '') === id)

/**
 * Whether a picture can be the one on whose grid gaze was measured; both sizes were rounded to whole numbers. The grid
 * may be smaller than the picture, as on a high-density screen.
 */
function isSameShape(picture: Size, grid: Size): boolean {
  const rounding = (size: Size) => 0.5 / size.width + 0.5 / size.height
  const ratio = (picture.width * grid.height) / (picture.height * grid.width)
  return Math.abs(Math.log(ratio)) <= rounding(picture) + rounding(grid)
}

type Size = ReadVersion['grid']

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
