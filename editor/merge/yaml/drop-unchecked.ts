import { isValues, type Values } from './meaning'

/**
 * Values without the boxes that nobody ticked: a form saves `false` for each, also where the file has no such key.
 * @param before the values of the old text
 * @param after the values that the form saved
 */
export function dropUnchecked(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after))
    return after.map((item, index) => dropUnchecked(before[index], item))
  if (!isValues(before) || !isValues(after)) return after
  const kept: Values = {}
  for (const [key, value] of Object.entries(after))
    if (value !== false || Object.hasOwn(before, key)) kept[key] = dropUnchecked(before[key], value)
  return kept
}
