import { alignItems } from '../align'
import { restoreDottedKeys } from './dotted-keys'
import { isBlank, meaningOf, type Values } from './meaning'
import type { Entry, Source } from './source'

/**
 * An entry that a map or list will contain, in order: an old entry, which may stay in place or be moved, or a new one.
 */
export interface Planned {
  entry?: Entry
  stays: boolean
  key?: string
  value: unknown
}

/** Matches the new value of a map or list with its old entries. */
export function planEntries(source: Source, entries: readonly Entry[], value: object): Planned[] {
  return Array.isArray(value) ? planItems(source, entries, value) : planNames(source, entries, value as Values)
}

/**
 * Plans the entries of a map, whose order means nothing: old names stay in place, and each new one follows the one
 * before it.
 */
function planNames(source: Source, entries: readonly Entry[], value: Values): Planned[] {
  const values = restoreDottedKeys(
    entries.map(({ key = '' }) => key),
    value,
  )
  const planned: Planned[] = entries.flatMap((entry) => {
    const { key = '' } = entry
    const old = entry.slot.node?.toJS(source.doc)
    const isThere = Object.hasOwn(values, key)
    if (isBlank(old) && isBlank(values[key])) return [{ entry, key, stays: true, value: old }]
    return isThere ? [{ entry, key, stays: true, value: values[key] }] : []
  })
  let previous = Math.min(1, planned.length)
  for (const [key, each] of Object.entries(values)) {
    const index = planned.findIndex((other) => other.key === key)
    if (index >= 0) previous = index + 1
    else if (!isBlank(each) && !entries.some((entry) => entry.key === key))
      planned.splice(previous++, 0, { key, stays: false, value: each })
  }
  return planned
}

function planItems(source: Source, entries: readonly Entry[], value: readonly unknown[]): Planned[] {
  const oldValues = entries.map(({ slot }) => slot.node?.toJS(source.doc))
  const { from } = alignItems(oldValues.map(meaningOf), value.map(meaningOf), (old, index) =>
    isSimilar(oldValues[old], value[index]),
  )
  return value.map((each, index) => {
    const { old, stays } = from[index] as (typeof from)[number]
    const entry = old === undefined ? undefined : entries[old]
    return { ...(entry && { entry }), stays, value: each }
  })
}

/** Whether two groups have a value in common; for two texts, whether they have the same beginning or end. */
function isSimilar(old: unknown, value: unknown): boolean {
  if (typeof old === 'string' && typeof value === 'string')
    return old.slice(0, 12) === value.slice(0, 12) || old.slice(-12) === value.slice(-12)
  if (typeof old !== 'object' || typeof value !== 'object' || !old || !value) return false
  const others = new Map(Object.entries(value))
  return Object.entries(old).some(([key, each]) => !isBlank(each) && meaningOf(each) === meaningOf(others.get(key)))
}
