/** Where a key leads in a list. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Where a key leads from one result to another.
 * @param at the chosen result, -1 for none
 * @returns the result to choose; nothing where the key is not for the list, or there is none
 */
export function stepTo(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  at: number,
  count: number,
): number | undefined {
  if (count === 0 || ctrlKey || metaKey || altKey || shiftKey || !Object.hasOwn(steps, key)) return undefined
  return steps[key]?.(at, count)
}
