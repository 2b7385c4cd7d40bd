/** A map of YAML or JSON: its values by key. */
export type Values = { [key: string]: unknown }

/** Whether a value is a map. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/**
 * Whether a value is what a form saves for an optional field that was left empty. In a map, it is the same as a missing
 * key.
 */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isValues(value) && Object.values(value).every(isBlank)
}

/** Returns a value without the keys that are blank, and with dates as text. */
export function withoutBlanks(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('.000Z', 'Z')
  if (Array.isArray(value)) return value.map(withoutBlanks)
  if (!isValues(value)) return value ?? null
  const kept = Object.entries(value).filter(([, each]) => !isBlank(each))
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutBlanks(each)]))
}

/**
 * Returns a text that is equal for two values that mean the same: dates that are the same instant, maps in another
 * order, a blank key and a missing one, and a dotted key such as `cta.primary` and the nested map that a form makes of
 * it.
 */
export function meaningOf(value: unknown): string {
  return JSON.stringify(canonical(withoutBlanks(value)))
}

function canonical(value: unknown): unknown {
  if (typeof value === 'string') return instantOf(value) ?? value
  if (Array.isArray(value)) return value.map(canonical)
  if (!isValues(value)) return value
  const nested: Values = {}
  for (const [key, each] of Object.entries(value)) nest(nested, key.split('.'), each)
  const sorted = Object.entries(nested).sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([key, each]) => [key, canonical(each)])
}

function nest(target: Values, [first = '', ...rest]: string[], value: unknown): void {
  const known = Object.hasOwn(target, first) ? target[first] : undefined
  const set = (each: unknown) =>
    Object.defineProperty(target, first, { value: each, enumerable: true, configurable: true })
  if (rest.length > 0) {
    const inner: Values = isValues(known) ? { ...known } : {}
    nest(inner, rest, value)
    set(inner)
  } else set(isValues(known) && isValues(value) ? { ...known, ...value } : value)
}

const DATE = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/

/**
 * Returns a text that is equal for two dates of the same instant; undefined for other texts. A time without a zone,
 * which may be in any, equals only others without one.
 */
function instantOf(text: string): string | undefined {
  if (!DATE.test(text)) return undefined
  const hasZone = text.length === 10 || /Z$|[+-]\d\d:\d\d$/.test(text)
  const time = Date.parse(hasZone ? text : `${text}Z`)
  return Number.isNaN(time) ? undefined : `${hasZone ? 'instant' : 'local'} ${time}`
}
