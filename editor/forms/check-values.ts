import type { CmsField } from './cms-field'

/** A value that a form would not accept. */
export interface InvalidValue {
  /** The names of the fields that lead to the value, such as `steps.0.title`. */
  path: string
  /** What is wrong, such as `has no field`. */
  reason: string
}

/**
 * Lists the values in a file that the fields of its form would reject. Sveltia checks the same in the browser, where
 * tests of the configuration cannot reach it.
 */
export function checkValues(
  fields: readonly CmsField[],
  values: Readonly<Record<string, unknown>>,
  prefix = '',
): InvalidValue[] {
  const unknown = Object.keys(values).filter((name) => !fields.some((field) => field.name === name))
  return [
    ...unknown.map((name) => ({ path: `${prefix}${name}`, reason: 'has no field' })),
    ...fields.flatMap((field) => checkValue(field, values[field.name], `${prefix}${field.name}`)),
  ]
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

function checkValue(field: CmsField, value: unknown, path: string): InvalidValue[] {
  if (isEmpty(value)) return field.required === false ? [] : [{ path, reason: 'is missing' }]
  const reason = typeProblem(field, value) ?? textProblem(field, value) ?? sizeProblem(field, value)
  if (reason !== undefined) return [{ path, reason }]
  if (field.widget === 'object') return checkValues(field.fields ?? [], value as Record<string, unknown>, `${path}.`)
  if (field.widget !== 'list') return []
  const { field: single, fields = [] } = field
  return (value as unknown[]).flatMap((item, index) =>
    single
      ? checkValue(single, item, `${path}.${index}`)
      : checkValues(fields, item as Record<string, unknown>, `${path}.${index}.`),
  )
}

/** The type of the values of each widget; a string, unless it is listed here. */
const types: Readonly<Record<string, string>> = {
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  keyvalue: 'object',
  list: 'list',
}

function typeProblem({ widget, options, value_type }: CmsField, value: unknown): string | undefined {
  if (options) return options.some((option) => option.value === value) ? undefined : 'is not one of the choices'
  const type = Array.isArray(value) ? 'list' : typeof value
  const expected = types[widget] ?? 'string'
  if (type !== expected) return `is a ${type}, not a ${expected}`
  return value_type === 'int' && !Number.isInteger(value) ? 'is not a whole number' : undefined
}

/** Patterns are between slashes. */
function textProblem({ pattern, type }: CmsField, value: unknown): string | undefined {
  const text = String(value).trim()
  const source = pattern?.[0].slice(1, -1)
  if (source !== undefined && !new RegExp(source).test(text)) return 'does not match its pattern'
  const day = type === 'date' ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/
  return type !== undefined && !day.test(text) ? 'is not a date' : undefined
}

function sizeProblem({ minlength, maxlength, min, max }: CmsField, value: unknown): string | undefined {
  const length = typeof value === 'string' ? value.trim().length : 0
  if (length < (minlength ?? 0) || length > (maxlength ?? length)) return `has ${length} characters`
  const size = Array.isArray(value) ? value.length : value
  if (typeof size !== 'number') return undefined
  if (size >= (min ?? size) && size <= (max ?? size)) return undefined
  return Array.isArray(value) ? `has ${size} items` : `is ${size}, outside its limits`
}
