import { isMap } from 'yaml'
import type { z } from 'zod'
import {
  type Diagnostic,
  diagnosticAt,
  type FilledMessage,
  fillMessage,
  type Message,
  shorten,
  throwDiagnostics,
  type Values,
} from '../shared/diagnostic'
import { freeze } from '../shared/memoise'
import { clearlyMeant, nearest, writeInstead } from '../shared/nearest'
import { mapTexts } from '../shared/tokens'
import { fieldMessages } from './content-messages'
import { dateMeant, lastDayInstead } from './dates/local-time'
import { readNeeded } from './files'
import { fieldAt, hintAt, isListOfTexts, itemNameAt, namesAt } from './schemas/field'
import { aliasFrom } from './schemas/page'
import { type Path, readYaml, type Yaml } from './yaml/read-yaml'

type Issue = z.core.$ZodIssue

/** The value at a path. */
function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, name) => (node as Record<string | number, unknown> | null | undefined)?.[name],
    value,
  )
}

/** The current names of renamed fields, by their former names. */
const renamedFields: Readonly<Record<string, string>> = { formerly: 'aliases' }

/** Names that people give to a date on which a page should disappear, which no field can set. */
const expiry = /^(?:un_?publish|expir|valid_?(?:until|to)|end_?date)/i

/**
 * The message about a name that is not in the schema.
 * @param free the names in the schema that the group does not have yet
 * @param missing the field that it may be a new name for
 * @param own what the schema says about names that it does not have
 */
function unknownName(
  name: string,
  known: readonly string[],
  free: readonly string[],
  missing: string | undefined,
  own: string | undefined,
): FilledMessage {
  // `{ money: 99,00 }` is a field `money` and a field `00`.
  if (/^\d+$/.test(name)) return fillMessage(fieldMessages['field-decimal-comma'], { name })
  const renamed = known.find((each) => each === renamedFields[name])
  if (renamed !== undefined) return fillMessage(fieldMessages['field-renamed'], { name: renamed })
  if (known.includes('publishAt') && expiry.test(name)) return fillMessage(fieldMessages['field-no-expiry'])
  const [, field = '', value = ''] = /^([\w-]+) (\S.*)$/.exec(name) ?? []
  if (known.includes(field)) return fillMessage(fieldMessages['field-without-colon'], { name: field, value })
  if (missing !== undefined) return fillMessage(fieldMessages['field-other-name'], { name: missing })
  if (own !== undefined) return fillMessage(fieldMessages['field-unknown'], { hint: own })
  const meant = clearlyMeant(name, known)
  const isWritten = meant !== undefined && !free.includes(meant)
  const hint = isWritten ? `Remove it, because “${meant}” is here as well.` : writeInstead(name, free)
  return fillMessage(fieldMessages['field-unknown'], { hint })
}

/**
 * A text in braces that its comma divides: `{ text: email, phone and chat }` has a field `text`, and one named `phone and chat`
 * without a value.
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
 * Texts that consist only of spaces, invisible characters, dashes or full stops. No field may have one, whatever its
 * schema. Each schema decides whether an empty text is allowed.
 */
function blanksIn(value: unknown): Path[] {
  const found: Path[] = []
  mapTexts(value, (text, path) => {
    if (text !== '' && !/[^\s\p{Cf}–—_.…-]/u.test(text)) found.push(path)
    return text
  })
  return found
}

/** The first issue that a value read as something else would have as text. */
function issueAsText(schema: z.ZodType, { path, ...issue }: Issue, source: string | undefined): Issue | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string' || source === undefined) return undefined
  return fieldAt(schema, path as Path)?.safeParse(source).error?.issues[0]
}

/** A value as written in the file, shortened for a message. */
function written(value: unknown, source: string | undefined): string {
  const text = source ?? (typeof value === 'string' ? value : JSON.stringify(value))
  return shorten(text)
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

/** The formats that the schema allows for a text. */
const formatsOf = (issue: Issue): string[] =>
  issue.code === 'invalid_union'
    ? issue.errors.flatMap((each) => each.flatMap(formatsOf))
    : issue.code === 'invalid_format'
      ? [issue.format]
      : []

/** The types that the schema allows for this value, ignoring nested values. */
const expectedOf = (issue: Issue): string[] =>
  issue.code === 'invalid_union'
    ? issue.errors.flatMap((each) => each.filter(({ path }) => path.length === 0).flatMap(expectedOf))
    : issue.code === 'invalid_type'
      ? [issue.expected]
      : []

/** The type that a text would have without its quotation marks, if the schema expects that type. */
function unquoted(issue: Issue, value: unknown, source: string | undefined): string | undefined {
  if (typeof value !== 'string' || value !== source) return undefined
  const kind = /^(?:true|false)$/.test(value) ? ['boolean'] : /^-?\d+(?:\.\d+)?$/.test(value) ? ['number', 'int'] : []
  return expectedOf(issue).find((expected) => kind.includes(expected))
}

/** Whether a list has a single item, whose parts semicolons separate, as in one pasted from a spreadsheet. */
const isJoined = (value: unknown): value is [string] =>
  Array.isArray(value) && value.length === 1 && /^[^;]*[^;\s];\s*[^;\s]/.test(String(value[0]))

/** The message about a value beyond its limits. */
function explainSize(
  issue: Extract<Issue, { code: 'too_big' | 'too_small' }>,
  value: unknown,
  { found, hint }: { found: string; hint: string | undefined },
): FilledMessage {
  const big = issue.code === 'too_big'
  const limit = String(big ? issue.maximum : issue.minimum)
  if (issue.origin === 'string')
    return fillMessage(big ? fieldMessages['field-too-long'] : fieldMessages['field-too-short'], {
      length: String(value).length === 1 ? '1 character' : `${String(value).length} characters`,
      limit,
      // Another limit, below which the text would only be warned of, may be in the hint.
      ...(!big && { hint: hint ?? 'Write a longer one.' }),
    })
  if (issue.origin === 'array') {
    if (!big && isJoined(value)) {
      const instead = `[${value[0].split(/\s*;\s*/).join(', ')}]`
      return fillMessage(fieldMessages['field-list-semicolons'], { found: value[0], instead })
    }
    return fillMessage(big ? fieldMessages['field-list-long'] : fieldMessages['field-list-short'], {
      length: (value as unknown[]).length,
      limit,
    })
  }
  if (!big && issue.inclusive === false) return fillMessage(fieldMessages['field-not-above'], { found, limit })
  return fillMessage(big ? fieldMessages['field-too-large'] : fieldMessages['field-too-small'], { found, limit })
}

/**
 * The items of a list that is written as one text, as YAML: the addresses in it if they should be addresses, otherwise
 * its parts between commas if each has at most three words, or the whole text. Undefined if an address is expected and one
 * of them cannot be read as an address.
 * @param item what a form calls one item
 */
function itemsOf(text: string, item: string | undefined): string | undefined {
  // A dash without a space was meant to begin an item.
  if (item !== 'address') {
    const parts = text.split(/\s*,\s*/)
    const isEnumeration = parts.length > 2 && parts.every((part) => /^\S+(?: \S+){0,2}$/.test(part))
    return isEnumeration ? parts.join(', ') : JSON.stringify(text.replace(/^[-–•*](?=\p{L})/u, '').trim())
  }
  const addresses = text.split(/[,;\s]+/).flatMap((part) => (part === '' ? [] : [aliasFrom(part)]))
  return addresses.includes(undefined) ? undefined : addresses.join(', ')
}

/** The message of an issue if a schema of this project gave it one: these end in a full stop, and zod's do not. */
const ownMessageOf = ({ message }: Issue) => (message.endsWith('.') ? message : undefined)

const requiredHint = (hint: string | undefined) => ({ hint: hint ?? 'Write it.' })

/**
 * The message about an issue, except an unknown name.
 * @param more further values: those of one of this project's own messages, and `listName` and `item` for a list of texts
 */
function explain(
  issue: Issue,
  value: unknown,
  source: string | undefined,
  hint: string | undefined,
  more: Values,
): FilledMessage {
  if (value === undefined || value === null)
    return fillMessage(
      value === null ? fieldMessages['field-empty'] : fieldMessages['field-missing'],
      requiredHint(hint),
    )
  const found = written(value, source)
  if (issue.code === 'custom' && issue.params?.message)
    return fillMessage(issue.params.message as Message, {
      found,
      ...(issue.params.values as Values | undefined),
      ...more,
    })
  const quoted = unquoted(issue, value, source)
  if (quoted) return fillMessage(fieldMessages['field-quoted'], { found, kind: kinds[quoted] ?? quoted })
  const own = ownMessageOf(issue)
  if (Array.isArray(value) && expectedOf(issue).includes('string') && !expectedOf(issue).includes('array'))
    if (value.length === 1 && typeof value[0] === 'string')
      return fillMessage(fieldMessages['field-brackets'], { found: `[${value[0]}]` })
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'string' && typeof value !== 'object')
      return fillMessage(fieldMessages['field-implicit-type'], {
        found,
        kind: kinds[typeof value] ?? typeof value,
        instead: own ?? `Put it in quotes: "${found}".`,
      })
    const kind = kinds[issue.expected] ?? issue.expected
    const items =
      typeof value === 'string' && value !== '' ? itemsOf(value, more.item as string | undefined) : undefined
    if (items !== undefined && more.listName !== undefined && own === undefined)
      return fillMessage(fieldMessages['field-not-a-list'], { found, name: more.listName, items })
    return fillMessage(fieldMessages['field-wrong-kind'], { found, kind, hint: hint ?? own ?? `Write ${kind}.` })
  }
  if (issue.code === 'invalid_value')
    return fillMessage(fieldMessages['field-invalid-value'], {
      found,
      hint: writeInstead(found, issue.values.map(String)),
    })
  if (value === '') return fillMessage(fieldMessages['field-text-empty'], requiredHint(hint))
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const isPlain = own === undefined || typeof value !== 'number'
    return isPlain
      ? explainSize(issue, value, { found, hint })
      : fillMessage(fieldMessages['field-invalid-value'], { found, hint: own })
  }
  const formats = formatsOf(issue)
  const has = (...names: string[]) => formats.some((format) => names.includes(format))
  const isDate = has('date', 'datetime')
  const message = isDate
    ? fieldMessages['field-invalid-date']
    : has('url', 'email')
      ? fieldMessages['field-invalid-address']
      : fieldMessages['field-invalid-value']
  const other = own ?? hint ?? 'Write another value.'
  if (!isDate) return fillMessage(message, { found, hint: other })
  const last = lastDayInstead(found)
  if (last !== undefined) return fillMessage(fieldMessages['field-absent-day'], { found, last, hint: other })
  // A program writes the dates of pages, and its own advice is to run it.
  const meant = own === undefined ? dateMeant(found) : undefined
  return fillMessage(message, { found, hint: meant === undefined ? other : `Write ${meant}.` })
}

/**
 * Finds the groups in which one name is unknown and one field is missing: it was probably renamed, which is one mistake.
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
 * Finds names that are unknown, or have no group, and are missing in exactly one other group: their lines have lost their
 * spaces, which is one mistake.
 * @returns the paths of the missing fields, by the paths of these names
 */
function findMisplaced(issues: readonly Issue[], value: unknown): ReadonlyMap<string, Path> {
  const missing = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && valueAt(value, path as Path) === undefined)
    .map(({ path }) => path as Path)
  const strangers = issues.flatMap((issue): Path[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...(issue.path as Path), key])
    return issue.code === 'invalid_type' && issue.expected === 'object' ? [issue.path as Path] : []
  })
  const found = new Map<string, Path>()
  for (const path of strangers) {
    const [only, ...others] = missing.filter((each) => each.length > path.length && each.at(-1) === path.at(-1))
    if (only && others.length === 0) found.set(path.join('.'), only)
  }
  return found
}

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
  if (yaml.problems.length > 0) return { data: undefined, problems: yaml.problems }
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
  // A list that is too short because semicolons join its items is reported as a whole, without the length of its only item.
  const joined = new Set(
    issues.flatMap(({ code, path }) =>
      code === 'too_small' && isJoined(valueAt(value, path as Path)) ? [path.join('.')] : [],
    ),
  )
  const misplaced = findMisplaced(issues, value)
  const renamed = findRenamed(issues, value, (path) => misspelt.has(path.join('.')))
  const isRenamed = (path: Path) => renamed.get(path.slice(0, -1).join('.')) === path.at(-1)
  // The length of a text that should be a list says nothing.
  const mistyped = new Set(issues.flatMap((issue) => (issue.code === 'invalid_type' ? [issue.path.join('.')] : [])))
  const problems = issues.flatMap((issue): Diagnostic[] => {
    const path = issue.path as Path
    if (/^too_/.test(issue.code) && mistyped.has(path.join('.'))) return []
    if (isRenamed(path) && valueAt(value, path) === undefined) return []
    if ([...misplaced.values()].includes(path)) return []
    if (misspelt.has(path.join('.')) && valueAt(value, path) === undefined) return []
    // A blank text is reported once; other issues about it, such as its length, are not useful.
    if (blank.some((each) => each.join('.') === path.join('.'))) return []
    if (joined.has(path.slice(0, -1).join('.'))) return []
    if (issue.code === 'unrecognized_keys') {
      const divided = issue.keys.some((key) => /\D/.test(key))
        ? dividedText(yaml.nodeAt(path), valueAt(value, path), issue.keys)
        : undefined
      const known = namesAt(schema, path)
      const free = known.filter((name) => !Object.hasOwn(Object(valueAt(value, path)), name))
      const ownHint = ownMessageOf(issue)
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
            unknownName(key, known, free, renamed.get(path.join('.')), ownHint))),
      }))
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
    const explained = asText ? explain(asText, source, source, hint, more) : explain(issue, found, source, hint, more)
    return [{ ...locate(path), ...explained }]
  })
  const empty = blank.map((path) =>
    diagnosticAt(locate(path), fieldMessages['field-text-empty'], requiredHint(hintAt(schema, path))),
  )
  return { data: undefined, problems: [...problems, ...empty] }
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
