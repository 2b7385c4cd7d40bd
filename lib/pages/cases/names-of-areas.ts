import { posix } from 'node:path'
import { caseMessages } from '../../content/results/case-messages'
import type { readAreas } from '../../content/results/read-areas'
import { readYaml } from '../../content/yaml/read-yaml'
import { isPictureName } from '../../images/pictures/file-type'
import { type Diagnostic, diagnosticAt, type SourceLocation } from '../../shared/diagnostic'
import { getContent } from '../get-content'

/** What is known about the names in the `areas.yml` of a case: the names of its pictures, without extension. */
export interface NamesOfAreas {
  /** Undefined if the file cannot be read, which is reported elsewhere. */
  areas: Awaited<ReturnType<typeof readAreas>> | undefined
  areasFile: string
  /** The folder of the case. */
  folder: string
  /** The pictures that the text names, without extension. */
  shown: readonly string[]
}

/** A version as the text names it. */
export interface NamedVersion {
  /** The picture without its extension. */
  id: string
  picture: string
  /** Where the text names the picture. */
  location: SourceLocation
}

/**
 * Reports a version whose picture has no areas, at the name in `areas.yml` that is probably meant for it, if there is
 * one.
 */
export async function findAreasProblem(
  { id, picture, location }: NamedVersion,
  { areas, areasFile, folder, shown }: NamesOfAreas,
): Promise<Diagnostic[]> {
  const { paths, texts } = await getContent()
  const names = Object.keys(areas ?? {})
  const spare = names.filter((name) => !shown.includes(name))
  const lacking = shown.filter((each) => !names.includes(each))
  const isThere = (name: string) => paths.some((path) => isPictureOf(path, folder, name))
  const locateName = (name: string) => {
    const yaml = readYaml(areasFile, texts.get(areasFile) ?? '')
    return { file: areasFile, ...yaml.locationOf([name], 'name'), field: name }
  }
  const misnamed = nameInAreas(id, names)
  if (misnamed !== undefined)
    return [diagnosticAt(locateName(misnamed), caseMessages['case-areas-name'], { picture, found: misnamed, name: id })]
  // If as many names are left over as there are pictures without areas, they belong together in order. If the picture
  // is missing and a name left over is that of another, the text names the wrong one, which is reported elsewhere.
  const other = isThere(id) && spare.length === lacking.length ? spare[lacking.indexOf(id)] : undefined
  if (other !== undefined)
    return [diagnosticAt(locateName(other), caseMessages['case-areas-key'], { picture: id, found: other })]
  if (!isThere(id) && spare.some(isThere)) return []
  const known = spare.filter(isThere).join(', ')
  const message = known === '' ? caseMessages['case-areas-empty'] : caseMessages['case-no-areas']
  return [diagnosticAt(location, message, { file: areasFile, picture: id, known })]
}

/** Whether a file is the picture of this name in the folder of a case. */
const isPictureOf = (path: string, folder: string, name: string): boolean =>
  isPictureName(path) && posix.dirname(path) === folder && posix.basename(path, posix.extname(path)) === name

/** Returns the name in `areas.yml` that is meant for a picture, but has capitals or a file extension. */
const nameInAreas = (id: string, names: readonly string[]): string | undefined =>
  names.find((name) => name.toLowerCase().replace(/\.[a-z]+$/, '') === id)
