import { tokenOf } from '@oogwenk/gaze'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { tokenMessages } from '../../shared/token-messages'
import { readYaml } from '../yaml/read-yaml'
import { caseMessages } from './case-messages'

/** The text of a case, and within a message the token of one of its areas. */
const caseText = /^(content\/cases\/[^/]+)\/index\.md$/
const areaToken = /\{\{(?:[a-z]\.)?areas\.([\w-]+)\./

/**
 * Replaces the diagnostics about tokens of an area that a case does not have with a single one: the area was probably
 * renamed or deleted, not mistyped in each token.
 * @param texts the content of data files, by path
 */
export function joinMissingAreas(
  found: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
): readonly Diagnostic[] {
  const unknown = new Map<string, { file: string; id: string; uses: Diagnostic[] }>()
  for (const each of found) {
    const folder = each.id === tokenMessages['token-unknown'].id ? caseText.exec(each.file)?.[1] : undefined
    const [, id] = (folder && areaToken.exec(each.what)) || []
    if (folder === undefined || id === undefined) continue
    const key = `${folder} ${id}`
    const { uses } = unknown.get(key) ?? { uses: [] }
    unknown.set(key, { file: `${folder}/areas.yml`, id, uses: [...uses, each] })
  }
  const missing = [...unknown.values()].flatMap((area) => {
    const known = knownAreas(area.file, texts.get(area.file) ?? '')
    return countPlaces(area.uses) > 1 && !known.includes(area.id) ? [{ ...area, known }] : []
  })
  const joined = new Set(missing.flatMap(({ uses }) => uses))
  return [
    ...found.filter((each) => !joined.has(each)),
    ...missing.flatMap(({ file, id, uses, known }) => {
      const values = { file, id, count: countPlaces(uses), known: known.join(', ') }
      return uses
        .slice(0, 1)
        .map((first) => diagnosticAt(locationOf(first), caseMessages['case-areas-unknown'], values))
    }),
  ]
}

const locationOf = ({ file, line, column }: Diagnostic) => ({ file, line, column })

/** Counts places in a text, because a text that several checks read is reported by each of them. */
const countPlaces = (uses: readonly Diagnostic[]) => new Set(uses.map(({ line, column }) => `${line}:${column}`)).size

/** Returns the names of all areas in a file of areas, as in tokens; none if it cannot be read. */
function knownAreas(file: string, text: string): string[] {
  const pictures = Object.values((readYaml(file, text).value ?? {}) as Record<string, { areas?: { id?: string }[] }>)
  const areas = pictures.flatMap((picture) => (Array.isArray(picture?.areas) ? picture.areas : []))
  return [...new Set(areas.flatMap((area) => (area?.id === undefined ? [] : tokenOf(area.id))))]
}
