import { isMap } from 'yaml'
import type { z } from 'zod'
import {
  type Diagnostic,
  diagnosticAt,
  type FilledMessage,
  fillMessage,
  type Message,
  shorten,
  type Values,
} from '../shared/diagnostic'
import { clearlyMeant, writeInstead } from '../shared/nearest'
import { fieldMessages, yamlMessages } from './content-messages'
import { dateMeant, lastDayInstead } from './dates/local-time'
import { fieldAt, namesAt } from './schemas/field'
import { aliasFrom } from './schemas/page'
import { spacesIn, UNNAMED } from './yaml/indentation'
import type { Path, Yaml } from './yaml/read-yaml'

/** A value that a schema does not allow, and why. */
export type Issue = z.core.$ZodIssue

/** The current names of renamed fields, by their former names. */
export const renamedFields: Readonly<Record<string, string>> = { formerly: 'aliases' }

/** Names that people give to a field for the date on which a page should disappear; there is no such field. */
const expiry = /^(?:un_?publish|expir|valid_?(?:until|to)|end_?date)/i

/**
 * The message about a name that is not in the schema.
 * @param free the names in the schema that the group does not have yet
 * @param missing the field that it may be a new name for
 * @param own what the schema says about names that it does not have
 * @param isEmpty whether the name has no value
 */
export function explainUnknownName(
  name: string,
  known: readonly string[],
  {
    free,
    missing,
    own,
    isEmpty,
  }: { free: readonly string[]; missing: string | undefined; own: string | undefined; isEmpty: boolean },
): FilledMessage {
  // `{ money: 99,00 }` is a field `money` and a field `00`.
  if (/^\d+$/.test(name)) return fillMessage(fieldMessages['field-decimal-comma'], { name })
  const renamed = known.find((each) => each === renamedFields[name])
  if (renamed !== undefined) return fillMessage(fieldMessages['field-renamed'], { name: renamed })
  if (known.includes('publishAt') && expiry.test(name)) return fillMessage(fieldMessages['field-no-expiry'])
  const [, field = '', value = ''] = /^([\w-]+) (\S.*)$/.exec(name) ?? []
  // `{ money 99 }` is a field without a value.
  if (isEmpty && known.includes(field)) return fillMessage(fieldMessages['field-without-colon'], { name: field, value })
  if (missing !== undefined) return fillMessage(fieldMessages['field-other-name'], { name: missing })
  if (own !== undefined) return fillMessage(fieldMessages['field-unknown'], { hint: own })
  const meant = clearlyMeant(name, known)
  const isWritten = meant !== undefined && !free.includes(meant)
  const hint = isWritten ? `Remove it, because “${meant}” is here as well.` : writeInstead(name, free)
  return fillMessage(fieldMessages['field-unknown'], { hint })
}

/** The first issue that a value would have if it were read as text, when it was read as another type. */
export function issueAsText(
  schema: z.ZodType,
  { path, ...issue }: Issue,
  source: string | undefined,
): Issue | undefined {
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

/** Whether a list has a single item with parts separated by semicolons, as when pasted from a spreadsheet. */
export const isJoined = (value: unknown): value is [string] =>
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
      // A hint that mentions characters also gives the length that causes no warning.
      hint: big ? (hint?.includes('characters') ? hint : 'Write a shorter one.') : (hint ?? 'Write a longer one.'),
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
 * its parts between commas if each has at most three words, or the whole text. Undefined if an address is expected and
 * one of them cannot be read as an address.
 * @param item what a form calls one item
 */
function itemsOf(text: string, item: string | undefined): string | undefined {
  if (item !== 'address') {
    const parts = text.split(/\s*,\s*/)
    const isEnumeration = parts.length > 2 && parts.every((part) => /^\S+(?: \S+){0,2}$/.test(part))
    // A dash without a space was meant to begin an item.
    return isEnumeration ? parts.join(', ') : JSON.stringify(text.replace(/^[-–•*](?=\p{L})/u, '').trim())
  }
  const addresses = text.split(/[,;\s]+/).flatMap((part) => (part === '' ? [] : [aliasFrom(part)]))
  return addresses.includes(undefined) ? undefined : addresses.join(', ')
}

/** The message of an issue if a schema of this project gave it one: these end in a full stop, and zod's do not. */
export const ownMessageOf = ({ message }: Issue) => (message.endsWith('.') ? message : undefined)

/** Returns the value of `hint` in the message about a field that must not be missing or empty. */
export const requiredHint = (hint: string | undefined) => ({ hint: hint ?? 'Write it.' })

/**
 * The message about an issue, except an unknown name.
 * @param more further values: those of one of this project's own messages, and `listName` and `item` for a list of
 *   texts
 */
export function explainIssue(
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
  // `npm run stamp` writes the dates of pages, and the message of their schema is to run it.
  const meant = own === undefined ? dateMeant(found) : undefined
  return fillMessage(message, { found, hint: meant === undefined ? other : `Write ${meant}.` })
}

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

/**
 * The message about a name in a group that belongs to the page itself, which lacks it; undefined for any other name.
 */
export function pageName(file: string, path: Path, value: unknown, schema: z.ZodType): FilledMessage | undefined {
  const name = String(path.at(-1))
  if (path.length < 2 || !namesAt(schema, []).includes(name) || !isLacking(value, name)) return undefined
  const whole = file.endsWith('.md') ? 'page' : 'file'
  return fillMessage(fieldMessages['field-of-page'], { name, whole, group: String(path[0]) })
}

/**
 * Names the group or list whose line is missing, if the schema needs exactly one that is not in the file, as far as
 * that can be read.
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

/**
 * Finds items of lists that are written in too few or too many parts, and fields beside the group that they belong in.
 * @returns `joined`: items with an unknown name instead of two missing fields, by their paths; `shallow`: the group
 *   above a field that belongs in it, by the path of the group around both; `split`: the paths of items whose dash is
 *   one too many; `caused`: the paths of the missing fields that these mistakes explain
 */
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
