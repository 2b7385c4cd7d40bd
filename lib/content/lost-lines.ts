import { isMap } from 'yaml'
import type { z } from 'zod'
import { type Diagnostic, diagnosticAt, type FilledMessage, fillMessage } from '../shared/diagnostic'
import { fieldMessages, yamlMessages } from './content-messages'
import type { Issue } from './explain-issue'
import { fieldAt, namesAt } from './schemas/field'
import { spacesIn, UNNAMED } from './yaml/indentation'
import type { Path, Yaml } from './yaml/read-yaml'

/** The value at a path. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, name) => (node as Record<string | number, unknown> | null | undefined)?.[name],
    value,
  )
}

/** Whether a group lacks a field. */
export const isLacking = (group: unknown, name: string | number) =>
  typeof group === 'object' && group !== null && !Object.hasOwn(group, name)

/**
 * Finds a group whose own line is missing, so that its fields are read as part of the group above it.
 * @param path that of the group above it
 * @param names those that are not in the schema
 */
export function unnamedGroup(
  schema: z.ZodType,
  value: unknown,
  path: Path,
  names: readonly string[],
): string | undefined {
  const around = path.slice(0, -1)
  const groups = namesAt(schema, around).filter((name) => {
    const known = namesAt(schema, [...around, name])
    return isLacking(valueAt(value, around), name) && names.every((each) => known.includes(each))
  })
  return path.length > 0 && groups.length === 1 ? groups[0] : undefined
}

/** The message about a name in a group that belongs to the page itself, which lacks it; undefined for any other name. */
export function pageName(file: string, path: Path, value: unknown, schema: z.ZodType): FilledMessage | undefined {
  const name = String(path.at(-1))
  if (path.length < 2 || !namesAt(schema, []).includes(name) || !isLacking(value, name)) return undefined
  const whole = file.endsWith('.md') ? 'page' : 'file'
  return fillMessage(fieldMessages['field-of-page'], { name, whole, group: String(path[0]) })
}

/**
 * Names the group or list whose line is missing, if the schema needs exactly one that is not in the file, as far as that
 * can be read.
 */
export function nameGroup(problem: Diagnostic, yaml: Yaml, schema: z.ZodType): Diagnostic {
  if (problem.field === undefined) return problem
  const path = problem.field.split('.')
  const [around, name] = [path.slice(0, -1), path.at(-1) ?? '']
  const node = yaml.nodeAt(around)
  const isWritten = (each: string) => (around.length === 0 ? yaml.hasLineOf(each) : isMap(node) && node.has(each))
  const namesIn = (each: string) => [namesAt(schema, [...around, each]), namesAt(schema, [...around, each, 0])].flat()
  const groups = namesAt(schema, around).filter(
    (each) =>
      namesIn(each).length > 0 &&
      !isWritten(each) &&
      fieldAt(schema, [...around, each])?.safeParse(undefined).success === false,
  )
  const own = groups.filter((each) => namesIn(each).includes(name))
  const [group, ...others] = own.length > 0 ? own : groups
  if (group === undefined || others.length > 0) return problem
  if (own.length === 0 || problem.id !== yamlMessages['yaml-indent-odd'].id)
    return { ...problem, fix: problem.fix.replace(UNNAMED, `“${group}:”`) }
  const values = { name, group, spaces: spacesIn(0) }
  return diagnosticAt(problem, fieldMessages['field-group-unnamed'], values)
}

/**
 * Finds the lists that have too many items, beside one that is missing: they have the items of both.
 * @returns the paths of the missing lists, by the paths of the others
 */
export function findJoinedLists(issues: readonly Issue[], value: unknown): ReadonlyMap<string, string> {
  return new Map(
    issues.flatMap(({ code, path }) => {
      if (code !== 'too_big' || !Array.isArray(valueAt(value, path as Path))) return []
      const group = path.slice(0, -1).join('.')
      const [list, ...others] = issues.filter(
        (each) =>
          each.code === 'invalid_type' &&
          each.expected === 'array' &&
          each.path.slice(0, -1).join('.') === group &&
          valueAt(value, each.path as Path) === undefined,
      )
      return list && others.length === 0 ? [[path.join('.'), list.path.join('.')]] : []
    }),
  )
}

/** Finds items of lists that are written in too few or too many parts, and fields beside the group that they belong in. */
export function findBrokenItems(issues: readonly Issue[], value: unknown, schema: z.ZodType) {
  const joined = new Map<string, { found: string; first: string; second: string }>()
  const shallow = new Map<string, string>()
  const caused = new Set<string>()
  const split: Path[] = []
  const missing = issues
    .filter(({ path }) => valueAt(value, path as Path) === undefined)
    .map(({ path }) => path as Path)
  const missingIn = (path: Path) =>
    missing.filter((each) => each.slice(0, -1).join('.') === path.join('.')).map((each) => String(each.at(-1)))
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys' || issue.keys.length !== 1) continue
    const path = issue.path as Path
    const [found = ''] = issue.keys
    const own = Object(valueAt(value, path))
    const [first, second, ...others] = missingIn(path)
    // `- Name: words`, in a list whose items have a field for each.
    const isOnly = Object.keys(own).length === 1 && typeof own[found] === 'string' && typeof path.at(-1) === 'number'
    if (isOnly && first !== undefined && second !== undefined && others.length === 0) {
      joined.set(path.join('.'), { found, first, second })
      for (const name of [first, second]) caused.add([...path, name].join('.'))
    }
    const above = Object.keys(own)[Object.keys(own).indexOf(found) - 1]
    // A group without fields, above a name that it may have.
    if (above !== undefined && own[above] === null && namesAt(schema, [...path, above]).includes(found)) {
      shallow.set(path.join('.'), above)
      caused.add([...path, above].join('.'))
    }
  }
  for (const path of missing) {
    const item = path.slice(0, -1)
    const index = item.at(-1)
    if (typeof index !== 'number') continue
    const next = [...item.slice(0, -1), index + 1]
    const [lost, added] = [missingIn(item), Object.keys(Object(valueAt(value, next)))]
    if (lost.length === 0 || added.join() !== lost.join() || missingIn(next).length === 0) continue
    split.push(next)
    for (const each of [item, next]) for (const name of missingIn(each)) caused.add([...each, name].join('.'))
  }
  return { joined, shallow, caused, split }
}
