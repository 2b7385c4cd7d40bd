import { isBlank, isValues, type Values } from './meaning'

/**
 * Gives new values the keys of the old map: a form turns a dotted key such as `cta.primary` into a nested map, and this
 * function turns it back. Keys that the old map lacks are kept.
 */
export function restoreDottedKeys(keys: readonly string[], values: Values): Values {
  const dotted = keys.filter((key) => key.includes('.') && !Object.hasOwn(values, key))
  let result = values
  for (const key of dotted) result = takeOut(result, key.split('.'), key, keys) ?? result
  return result
}

/** Moves the value at a path to its own key; undefined if there is none. */
function takeOut(values: Values, path: readonly string[], key: string, keys: readonly string[]): Values | undefined {
  const [first = '', ...rest] = path
  const inner = Object.hasOwn(values, first) ? values[first] : undefined
  if (rest.length === 0 || !isValues(inner)) return undefined
  const found = takeValue(inner, rest)
  if (!found) return undefined
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (name !== first) return [[name, value]]
    const isLeft = keys.includes(first) || !isBlank(found.left)
    return [[key, found.value], ...(isLeft ? [[first, found.left] as [string, unknown]] : [])]
  })
  return Object.fromEntries(entries)
}

function takeValue(values: Values, path: readonly string[]): { value: unknown; left: Values } | undefined {
  const joined = path.join('.')
  if (Object.hasOwn(values, joined)) {
    const { [joined]: value, ...left } = values
    return { value, left }
  }
  const [first = '', ...rest] = path
  const inner = Object.hasOwn(values, first) ? values[first] : undefined
  const found = rest.length > 0 && isValues(inner) ? takeValue(inner, rest) : undefined
  return found && { value: found.value, left: { ...values, [first]: found.left } }
}
