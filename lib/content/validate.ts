import { isMap } from 'yaml'
import type { z } from 'zod'
import {
  type Diagnostic,
  diagnosticAt,
  type FilledMessage,
  fillMessage,
  throwDiagnostics,
  type Values,
} from '../shared/diagnostic'
import { freeze } from '../shared/memoise'
import { nearest } from '../shared/nearest'
import { mapTexts } from '../shared/tokens'
import { fieldMessages, yamlMessages } from './content-messages'
import {
  explainIssue,
  explainUnknownName,
  findBrokenItems,
  findJoinedLists,
  type Issue,
  isJoined,
  isLacking,
  issueAsText,
  nameGroup,
  ownMessageOf,
  pageName,
  renamedFields,
  requiredHint,
  unnamedGroup,
  valueAt,
} from './explain-issue'
import { readNeeded } from './files'
import { fieldsOf, hintAt, isListOfTexts, itemNameAt, namesAt } from './schemas/field'
import { spacesIn } from './yaml/indentation'
import { type Path, readYaml, type Yaml } from './yaml/read-yaml'

/**
 * A text in braces that its comma divides: `{ text: email, phone and chat }` has a field `text`, and one named
 * `phone and chat` without a value.
 * @param names those that are not in the schema
 */
function dividedText(
  node: unknown,
  value: unknown,
  names: readonly string[],
): { field: string; whole: string; names: readonly string[] } | undefined {
  if (!isMap(node) || node.flow !== true) return undefined
  const entries = Object.entries((value ?? {}) as Record<string, unknown>)
  const first = entries.findIndex(([name, each]) => each === null && names.includes(name))
  const [field, text] = entries[first - 1] ?? []
  if (field === undefined || (typeof text !== 'string' && typeof text !== 'number')) return undefined
  const end = entries.findIndex(([, each], index) => index > first && each !== null)
  const parts = entries.slice(first, end < 0 ? undefined : end).map(([name]) => name)
  return { field, whole: [text, ...parts].join(', '), names: parts }
}

/**
 * Returns the paths of texts that consist only of spaces, invisible characters, dashes, underscores or full stops. No
 * field may have one, whatever its schema. Each schema decides whether an empty text is allowed.
 */
function blanksIn(value: unknown): Path[] {
  const found: Path[] = []
  mapTexts(value, (text, path) => {
    if (text !== '' && !/[^\s\p{Cf}–—_.…-]/u.test(text)) found.push(path)
    return text
  })
  return found
}

/**
 * Finds the groups in which one name is unknown and one field is missing: it was probably renamed, which is one
 * mistake.
 * @returns the names of the missing fields, by the paths of the groups
 */
function findRenamed(issues: readonly Issue[], value: unknown, isMisspelt: (path: Path) => boolean) {
  const missing = new Map<string, string[]>()
  for (const { code, path } of issues) {
    const group = path.slice(0, -1).join('.')
    const name = path.at(-1)
    if (code === 'unrecognized_keys' || typeof name !== 'string' || isMisspelt(path as Path)) continue
    if (valueAt(value, path as Path) === undefined) missing.set(group, [...(missing.get(group) ?? []), name])
  }
  const renamed = new Map<string, string>()
  for (const issue of issues) {
    const group = issue.path.join('.')
    const [name, ...others] = missing.get(group) ?? []
    const isOne = issue.code === 'unrecognized_keys' && issue.keys.length === 1 && /\D/.test(issue.keys[0] ?? '')
    if (isOne && name !== undefined && others.length === 0 && renamedFields[issue.keys[0] ?? ''] === undefined)
      renamed.set(group, name)
  }
  return renamed
}

/**
 * Finds names that are unknown, or have a value where the schema has a group, and that are missing in exactly one other
 * group: their lines have lost their indentation, which is one mistake.
 * @returns the paths of the missing fields, by the paths of these names
 */
function findMisplaced(issues: readonly Issue[], value: unknown, schema: z.ZodType): ReadonlyMap<string, Path> {
  const missing = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && valueAt(value, path as Path) === undefined)
    .map(({ path }) => path as Path)
  const candidates = issues.flatMap((issue): Path[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...(issue.path as Path), key])
    return issue.code === 'invalid_type' && issue.expected === 'object' ? [issue.path as Path] : []
  })
  const found = new Map<string, Path>()
  for (const path of candidates) {
    const [only, ...others] = missing.filter((each) => each.length > path.length && each.at(-1) === path.at(-1))
    if (only && others.length === 0) found.set(path.join('.'), only)
    if (only !== undefined) continue
    // A group may also lack a field that it does not need.
    const groups = groupsWith(schema, path.at(-1) ?? '').filter(
      (group) => group.length >= path.length && isLacking(valueAt(value, group), path.at(-1) ?? ''),
    )
    if (groups.length === 1) found.set(path.join('.'), [...(groups[0] ?? []), path.at(-1) ?? ''])
  }
  return found
}

/** The paths of the groups of a schema, outside lists, that have a field with this name. */
const groupsWith = (schema: z.ZodType, name: string | number): Path[] =>
  fieldsOf(schema)
    .map((each) => each.name.split('.'))
    .filter((path) => path.at(-1) === name && path.length > 1 && !path.includes('*'))
    .map((path) => path.slice(0, -1))

/** The message about a name that belongs to another group; undefined if that group has no line to align it with. */
function misplacedName(path: Path | undefined, value: unknown, yaml: Yaml): FilledMessage | undefined {
  const group = path?.slice(0, -1) ?? []
  const [sibling] = Object.keys(Object(valueAt(value, group)))
  if (path === undefined || sibling === undefined) return undefined
  const { column = 1 } = yaml.locationOf([...group, sibling], 'name')
  return fillMessage(fieldMessages['field-misplaced'], { group: group.map(fromOne).join('.'), spaces: column - 1 })
}

/** Counts items of a list from 1, as people do. */
const fromOne = (name: string | number) => (typeof name === 'number' ? name + 1 : name)

/**
 * Checks YAML against a schema.
 * @param yaml if it has problems itself, only those are returned
 * @param value content of the file, with tokens replaced
 */
export function validate<Schema extends z.ZodType>(
  file: string,
  yaml: Yaml,
  value: unknown,
  schema: Schema,
): { data: z.output<Schema> | undefined; problems: Diagnostic[] } {
  if (yaml.problems.length > 0)
    return { data: undefined, problems: yaml.problems.map((problem) => nameGroup(problem, yaml, schema)) }
  const result = schema.safeParse(value)
  const issues = result.error?.issues ?? []
  const unknown = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
    ),
  )
  const blank = blanksIn(value).filter(
    (path) => !path.some((_, index) => unknown.has(path.slice(0, index + 1).join('.'))),
  )
  if (result.success && blank.length === 0) return { data: result.data, problems: [] }
  const locate = (where: Path, part?: 'name') => ({ file, ...yaml.locationOf(where, part), field: where.join('.') })
  // A misspelt name also makes a field missing, and that is one mistake.
  const misspelt = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      const known = namesAt(schema, issue.path as Path)
      return issue.keys.map((key) => [...issue.path, nearest(key, known)].join('.'))
    }),
  )
  // A list that is too short because semicolons join its items is reported as a whole, without the length of its only
  // item.
  const joined = new Set(
    issues.flatMap(({ code, path }) =>
      code === 'too_small' && isJoined(valueAt(value, path as Path)) ? [path.join('.')] : [],
    ),
  )
  const misplaced = findMisplaced(issues, value, schema)
  const unnamed = new Map(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      const group = unnamedGroup(schema, value, issue.path as Path, issue.keys)
      return group === undefined ? [] : [[issue.path.join('.'), [...issue.path.slice(0, -1), group].join('.')]]
    }),
  )
  const joinedLists = findJoinedLists(issues, value)
  const items = findBrokenItems(issues, value, schema)
  const isUnnamed = new Set([...unnamed.values(), ...joinedLists.values()])
  // A field of the page that is in a group is not missing as well.
  const inGroup = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length > 0
        ? issue.keys.filter((key) => pageName(file, [...(issue.path as Path), key], value, schema))
        : [],
    ),
  )
  const renamed = findRenamed(issues, value, (path) => misspelt.has(path.join('.')))
  const isRenamed = (path: Path) => renamed.get(path.slice(0, -1).join('.')) === path.at(-1)
  // The length of a text that should be a list says nothing.
  const mistyped = new Set(issues.flatMap((issue) => (issue.code === 'invalid_type' ? [issue.path.join('.')] : [])))
  const problems = issues.flatMap((issue): Diagnostic[] => {
    const path = issue.path as Path
    if (issue.code !== 'unrecognized_keys' && items.caused.has(path.join('.'))) return []
    if (/^too_/.test(issue.code) && mistyped.has(path.join('.'))) return []
    if (isRenamed(path) && valueAt(value, path) === undefined) return []
    if ([...misplaced.values()].includes(path)) return []
    if (issue.code !== 'unrecognized_keys' && valueAt(value, path) === undefined)
      if (isUnnamed.has(path.join('.')) || inGroup.has(path.join('.'))) return []
    if (misspelt.has(path.join('.')) && valueAt(value, path) === undefined) return []
    // A blank text is reported once; other issues about it, such as its length, are not useful.
    if (blank.some((each) => each.join('.') === path.join('.'))) return []
    if (joined.has(path.slice(0, -1).join('.'))) return []
    if (issue.code === 'unrecognized_keys') {
      const group = unnamed.get(path.join('.'))
      if (group !== undefined) {
        const where = locate([...path, issue.keys[0] ?? ''], 'name')
        const above = yaml.locationOf(path, 'name').column ?? 1
        const values = { name: issue.keys[0] ?? '', group: group.split('.').at(-1) ?? '', spaces: spacesIn(above - 1) }
        return [diagnosticAt(where, fieldMessages['field-group-unnamed'], values)]
      }
      const joinedItem = items.joined.get(path.join('.'))
      if (joinedItem) {
        const where = locate([...path, joinedItem.found], 'name')
        return [
          diagnosticAt(where, fieldMessages['field-item-joined'], {
            ...joinedItem,
            spaces: spacesIn((where.column ?? 1) - 1),
          }),
        ]
      }
      const shallow = items.shallow.get(path.join('.'))
      if (shallow !== undefined && issue.keys.length === 1)
        return [diagnosticAt(locate([...path, shallow], 'name'), yamlMessages['yaml-group-beside'], { name: shallow })]
      const divided = issue.keys.some((key) => /\D/.test(key))
        ? dividedText(yaml.nodeAt(path), valueAt(value, path), issue.keys)
        : undefined
      const known = namesAt(schema, path)
      const free = known.filter((name) => !Object.hasOwn(Object(valueAt(value, path)), name))
      const reported = issue.keys.filter((key) => !divided?.names.slice(1).includes(key))
      return reported.map((key) => ({
        ...locate([...path, key], 'name'),
        // A part of a value that is read as a name is not a field.
        ...((/^\d+$/.test(key) || divided?.names.includes(key)) && { field: path.join('.') }),
        ...(divided?.names.includes(key)
          ? fillMessage(fieldMessages['field-comma-in-value'], {
              name: key,
              field: divided.field,
              whole: divided.whole,
            })
          : (misplacedName(misplaced.get([...path, key].join('.')), value, yaml) ??
            pageName(file, [...path, key], value, schema) ??
            explainUnknownName(key, known, {
              free,
              missing: renamed.get(path.join('.')),
              own: ownMessageOf(issue),
              isEmpty: valueAt(value, [...path, key]) === null,
            }))),
      }))
    }
    const list = joinedLists.get(path.join('.'))?.split('.').at(-1)
    if (list !== undefined && issue.code === 'too_big') {
      const values = { list, name: String(path.at(-1)), length: (valueAt(value, path) as unknown[]).length }
      return [diagnosticAt(locate(path), fieldMessages['field-list-unnamed'], values)]
    }
    const fromElsewhere = misplacedName(misplaced.get(path.join('.')), value, yaml)
    if (fromElsewhere) return [{ ...locate(path, 'name'), ...fromElsewhere }]
    const other = issue.code === 'custom' ? (issue.params?.other as Path | undefined) : undefined
    const isList = issue.code === 'invalid_type' && issue.expected === 'array' && isListOfTexts(schema, path)
    const item = isList ? itemNameAt(schema, path) : undefined
    const more: Values = {
      ...(other && { line: yaml.locationOf(other).line }),
      ...(isList && { listName: String(path.at(-1)) }),
      ...(item !== undefined && { item }),
    }
    const [found, source, hint] = [valueAt(value, path), yaml.sourceOf(path), hintAt(schema, path)]
    // Quotation marks do not help a value that is not valid as text either.
    const asText = found !== null && typeof found !== 'object' ? issueAsText(schema, issue, source) : undefined
    const explained = asText
      ? explainIssue(asText, source, source, hint, more)
      : explainIssue(issue, found, source, hint, more)
    const part = issue.code === 'custom' && issue.params?.isName ? 'name' : undefined
    return [{ ...locate(path, part), ...explained }]
  })
  const split = items.split.map((path) => diagnosticAt(locate(path), fieldMessages['field-item-split']))
  const empty = blank.map((path) =>
    diagnosticAt(locate(path), fieldMessages['field-text-empty'], requiredHint(hintAt(schema, path))),
  )
  return { data: undefined, problems: [...problems, ...split, ...empty] }
}

/**
 * Reads one YAML file of `content/`.
 * @param file path relative to the project's root
 * @throws ContentError with every problem of the file, or if it is missing
 */
export async function readData<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  return parseData(file, await readNeeded(file), schema)
}

/** Parsers with a cache, because a build parses the same few texts hundreds of times. */
const parsers = new WeakMap<z.ZodType, (file: string, text: string) => unknown>()

/** Reads data as `readData` does, from a text that has already been read. The result is cached and frozen. */
export function parseData<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.output<Schema> {
  const parse = parsers.get(schema) ?? parserOf(schema)
  parsers.set(schema, parse)
  return parse(file, text) as z.output<Schema>
}

function parserOf(schema: z.ZodType) {
  // By file, because comparing two texts is faster than making a key of them, and a page may need a text of 100 kB.
  const last = new Map<string, { text: string; data: unknown }>()
  return (file: string, text: string) => {
    const known = last.get(file)
    if (known?.text === text) return known.data
    const yaml = readYaml(file, text)
    const { data, problems } = validate(file, yaml, yaml.value, schema)
    throwDiagnostics(problems)
    last.set(file, { text, data: freeze(data) })
    return data
  }
}
