import type { z } from 'zod'
import type { Problem } from '../errors'
import { writeInstead } from '../nearest'
import type { Path, Yaml } from './read-yaml'
import { hintAt, namesAt } from './schemas/walk'

type Issue = z.core.$ZodIssue

/** The value of a field. */
function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, name) => (node as Record<string | number, unknown> | null | undefined)?.[name],
    value,
  )
}

/** A value as it stands in the file, short enough for a message. */
function written(value: unknown, source: string | undefined): string {
  const text = source ?? (typeof value === 'string' ? value : JSON.stringify(value))
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
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

/** Two sentences about a name that the schema does not have. */
function unknownName(name: string, known: readonly string[]) {
  // `{ money: 99,00 }` is a field `money` and a field `00`.
  if (/^\d+$/.test(name))
    return {
      what: `The comma ends the value, so that “${name}” is read as the name of a field.`,
      fix: 'Write a point for the decimals, such as 1.99.',
    }
  return { what: 'No field of this name is known here.', fix: writeInstead(name, known) }
}

/** Two sentences about one issue, except an unknown name. */
function explain(issue: Issue, value: unknown, source: string | undefined, hint: string | undefined) {
  if (value === undefined || value === null)
    return { what: value === null ? 'This field is empty.' : 'This field is missing.', fix: hint ?? 'Write it.' }
  const found = written(value, source)
  if (issue.code === 'invalid_type') {
    const what = `This must be ${kinds[issue.expected] ?? issue.expected}, but “${found}” is not.`
    if (issue.expected === 'string' && typeof value !== 'object')
      return {
        what: `This must be text, but “${found}” is read as ${kinds[typeof value]}.`,
        fix: `Put it in quotes: "${found}".`,
      }
    return { what, fix: hint ?? `Write ${kinds[issue.expected] ?? issue.expected}.` }
  }
  if (issue.code === 'invalid_value')
    return { what: `“${found}” cannot stand here.`, fix: writeInstead(found, issue.values.map(String)) }
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const big = issue.code === 'too_big'
    const limit = big ? issue.maximum : issue.minimum
    if (issue.origin === 'string' && value === '') return { what: 'This text is empty.', fix: hint ?? 'Write it.' }
    if (issue.origin === 'string')
      return {
        what: `This text is ${String(value).length} long, counted in characters.`,
        fix: `Write at ${big ? 'most' : 'least'} ${limit}.`,
      }
    if (issue.origin === 'array')
      return {
        what: `The length of this list is ${(value as unknown[]).length}.`,
        fix: `Write at ${big ? 'most' : 'least'} ${limit}.`,
      }
    return { what: `${found} is too ${big ? 'large' : 'small'}.`, fix: `Write at ${big ? 'most' : 'least'} ${limit}.` }
  }
  // A message of our own is a sentence; zod's are not.
  const own = issue.message.endsWith('.') ? issue.message : undefined
  return { what: `“${found}” cannot stand here.`, fix: own ?? hint ?? 'Write another value.' }
}

/**
 * Checks YAML against a schema.
 * @param yaml as read; its own problems come first, and alone: what could not be read cannot be checked
 * @param value what stands in the file, with tokens filled
 */
export function validate<Schema extends z.ZodType>(
  file: string,
  yaml: Yaml,
  value: unknown,
  schema: Schema,
): { data: z.output<Schema> | undefined; problems: Problem[] } {
  if (yaml.problems.length > 0) return { data: undefined, problems: yaml.problems }
  const result = schema.safeParse(value)
  if (result.success) return { data: result.data, problems: [] }
  const problems = result.error.issues.flatMap((issue): Problem[] => {
    const path = issue.path as Path
    const at = (where: Path) => ({ file, line: yaml.lineOf(where), field: where.join('.') })
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        ...at([...path, key]),
        ...unknownName(key, namesAt(schema, path)),
      }))
    return [{ ...at(path), ...explain(issue, valueAt(value, path), yaml.sourceOf(path), hintAt(schema, path)) }]
  })
  return { data: undefined, problems }
}
