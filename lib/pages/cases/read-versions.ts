import type { z } from 'zod'
import { caseMessages } from '../../content/results/case-messages'
import { readAreas } from '../../content/results/read-areas'
import type { Yaml } from '../../content/yaml/read-yaml'
import { collectDiagnostics, type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { writeInstead } from '../../shared/nearest'
import { checkTestedPicture } from './check-tested-picture'
import { findAreasProblem, type NamesOfAreas } from './names-of-areas'
import type { caseSchema } from './schema'

type AreasFile = Awaited<ReturnType<typeof readAreas>>

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
  /** The areas of interest: rectangles on that grid. */
  areas: AreasFile[string]['areas']
}

/** Where a case is, and what its text says. */
interface CaseText {
  /** The path of the text. */
  file: string
  folder: string
  yaml: Yaml
  /** The fields; undefined if they are invalid, which is reported elsewhere. */
  data: Pick<z.output<typeof caseSchema>, 'versions' | 'lockedTo'> | undefined
}

/**
 * Reads the tested pictures of a case with the areas of interest in its `areas.yml`.
 * @returns also every problem found
 */
export async function readVersions({
  file,
  folder,
  yaml,
  data,
}: CaseText): Promise<{ versions: ReadVersion[]; found: Diagnostic[] }> {
  const areasFile = `${folder}/areas.yml`
  let areas: AreasFile | undefined
  const found = [
    ...(await collectDiagnostics(async () => {
      areas = await readAreas(areasFile)
    })),
  ]
  const named = data?.versions ?? []
  const names: NamesOfAreas = { areas, areasFile, folder, shown: named.map(({ picture }) => idOf(picture)) }
  const versions: ReadVersion[] = []
  for (const [index, { name, alt, picture }] of named.entries()) {
    const id = idOf(picture)
    const set = areas && Object.hasOwn(areas, id) ? areas[id] : undefined
    const field = ['versions', index, 'picture']
    const version = { id, picture, location: { file, ...yaml.locationOf(field), field: field.join('.') } }
    if (areas && !set) found.push(...(await findAreasProblem(version, names)))
    found.push(...(await checkTestedPicture(version, set, names)))
    const { width = 0, height = 0 } = set ?? {}
    versions.push({ id, name, alt, file: `${folder}/${picture}`, grid: { width, height }, areas: set?.areas ?? [] })
  }
  // Pictures without areas have already been reported.
  if (data && versions.every((version) => version.areas.length > 0))
    found.push(...checkMainArea(file, data.lockedTo, versions, yaml))
  return { versions, found }
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
