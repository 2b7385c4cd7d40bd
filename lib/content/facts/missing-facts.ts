import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { clearlyMeant, sameIgnoringCase } from '../../shared/nearest'
import { tokenMessages } from '../../shared/token-messages'
import { tokensOf } from '../../shared/tokens'
import { factMessages } from '../content-messages'
import { readYaml } from '../yaml/read-yaml'
import { type Facts, factsFile } from './facts'

/** The maximum number of locations that the message lists. */
const MAX_LISTED = 8

/**
 * Where several lines use an unknown fact, replaces their diagnostics with a single one, if its group exists and no
 * other fact was meant: such a fact was probably deleted or renamed, not mistyped in each line. The same holds for a
 * group that does not exist, if another has the facts of all those lines.
 * @param source the text of `content/facts.yml`
 * @param facts the facts read from it
 */
export function joinMissingFacts(
  found: readonly Diagnostic[],
  source: string | undefined,
  facts: Facts | undefined,
): readonly Diagnostic[] {
  const unknown = found.filter(({ id }) => id === tokenMessages['token-unknown'].id)
  if (unknown.length < 2 || source === undefined || facts === undefined) return found
  const byName = new Map<string, Diagnostic[]>()
  for (const each of unknown) {
    const name = /\{\{([^{}]+)\}\}/.exec(each.what)?.[1] ?? ''
    byName.set(name, [...(byName.get(name) ?? []), each])
  }
  // A text that several checks read is reported by each of them.
  const locationsOf = (uses: readonly Diagnostic[]) => [
    ...new Set(uses.map(({ file, line }) => (line === undefined ? file : `${file} (line ${line})`))),
  ]
  const known = [...tokensOf(facts).keys()]
  const missing = [...byName].flatMap(([name, uses]) => {
    const [group = ''] = name.split('.')
    if (locationsOf(uses).length < 2 || !Object.hasOwn(facts, group)) return []
    const renamed = sameIgnoringCase(name, known)
    return renamed === undefined && clearlyMeant(name, known) !== undefined ? [] : [{ name, uses, renamed }]
  })
  const groups = findRenamedGroups([...byName.keys()], known).map(({ names, ...group }) => ({
    ...group,
    uses: names.flatMap((name) => byName.get(name) ?? []),
  }))
  const joined = new Set([...missing, ...groups].flatMap(({ uses }) => uses))
  const yaml = readYaml(factsFile, source)
  const valuesOf = (name: string, uses: readonly Diagnostic[]) => {
    const all = locationsOf(uses)
    const locations = [...all.slice(0, MAX_LISTED), ...(all.length > MAX_LISTED ? ['…'] : [])].join(', ')
    return { name, count: all.length, locations }
  }
  const atName = (name: string) => ({ file: factsFile, ...yaml.locationOf(name.split('.'), 'name'), field: name })
  return [
    ...found.filter((each) => !joined.has(each)),
    ...missing.map(({ name, uses, renamed }) => {
      const path = name.split('.')
      const values = valuesOf(name, uses)
      if (renamed !== undefined) {
        const instead = path.at(-1) ?? ''
        return diagnosticAt(atName(renamed), factMessages['fact-capitals'], { ...values, renamed, instead })
      }
      const location = { file: factsFile, line: yaml.lineOf(path), field: path.slice(0, -1).join('.') }
      return diagnosticAt(location, factMessages['fact-missing'], values)
    }),
    ...groups.map(({ name, renamed, uses }) =>
      diagnosticAt(atName(renamed), factMessages['fact-group-renamed'], { ...valuesOf(name, uses), renamed }),
    ),
  ]
}

/** Finds groups that several unknown facts name and that do not exist, while another group has all of these facts. */
function findRenamedGroups(unknown: readonly string[], known: readonly string[]) {
  const groupOf = (name: string) => name.split('.')[0] ?? ''
  const groups = [...new Set(known.map(groupOf))]
  return [...new Set(unknown.map(groupOf))].flatMap((name) => {
    const names = unknown.filter((each) => groupOf(each) === name)
    if (names.length < 2 || groups.includes(name)) return []
    const hasAll = (group: string) => names.every((each) => known.includes(group + each.slice(name.length)))
    const renamed = groups.find(hasAll)
    return renamed === undefined ? [] : [{ name, renamed, names }]
  })
}
