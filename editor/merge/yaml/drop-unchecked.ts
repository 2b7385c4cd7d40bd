import { isValues, type Values } from './meaning'

/**
 * Reverts changes that a form makes on its own: it saves `false` for each box that was not ticked, even if the file has
 * no such key, and trims texts, even “ and ”, which is shown between two words.
 * @param before the values of the old text
 * @param after the values that the form saved
 */
export function dropUnchecked(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after))
    return after.map((item, index) => dropUnchecked(before[index], item))
  if (typeof before === 'string' && typeof after === 'string' && before.trim() === after) return before
  if (!isValues(before) || !isValues(after)) return after
  const kept: Values = {}
  for (const [key, value] of Object.entries(after))
    if (value !== false || Object.hasOwn(before, key)) kept[key] = dropUnchecked(before[key], value)
  return kept
}
