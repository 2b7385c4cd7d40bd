/**
 * Returns the longest common subsequence of two lists, as pairs of indexes in ascending order: the items that stay in
 * place when one list becomes the other.
 */
export function alignEqual(before: readonly string[], after: readonly string[]): [number, number][] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let [end, endAfter] = [before.length, after.length]
  while (end > start && endAfter > start && before[end - 1] === after[endAfter - 1]) {
    end--
    endAfter--
  }
  const head = Array.from({ length: start }, (_, index): [number, number] => [index, index])
  const tail = Array.from({ length: before.length - end }, (_, index): [number, number] => [
    end + index,
    endAfter + index,
  ])
  const middle = alignMiddle(before.slice(start, end), after.slice(start, endAfter))
  return [...head, ...middle.map(([a, b]): [number, number] => [a + start, b + start]), ...tail]
}

function alignMiddle(before: readonly string[], after: readonly string[]): [number, number][] {
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  const length = (a: number, b: number) => lengths[a * width + b] as number
  for (let a = before.length - 1; a >= 0; a--)
    for (let b = after.length - 1; b >= 0; b--)
      lengths[a * width + b] =
        before[a] === after[b] ? length(a + 1, b + 1) + 1 : Math.max(length(a + 1, b), length(a, b + 1))
  const pairs: [number, number][] = []
  for (let a = 0, b = 0; a < before.length && b < after.length; ) {
    if (before[a] === after[b]) pairs.push([a++, b++])
    else if (length(a + 1, b) >= length(a, b + 1)) a++
    else b++
  }
  return pairs
}

/** How a list has changed: for each new item, the index of the old one, and whether that one stays in place. */
export interface Alignment {
  from: { old: number | undefined; stays: boolean }[]
}

/**
 * Matches new items with old ones: first those that are equal and in order, then those that are equal and were moved,
 * then those that were edited in place.
 * @param isSimilar whether a new item may be an edited old one, called where the numbers of old and new items differ
 */
export function alignItems(
  before: readonly string[],
  after: readonly string[],
  isSimilar: (old: number, index: number) => boolean,
): Alignment {
  const from: Alignment['from'] = after.map(() => ({ old: undefined, stays: false }))
  const used = new Set<number>()
  const match = (index: number, old: number, stays: boolean) => {
    from[index] = { old, stays }
    used.add(old)
  }
  const fixed = alignEqual(before, after)
  for (const [old, index] of fixed) match(index, old, true)
  for (const [index, text] of after.entries()) {
    const old =
      from[index]?.old === undefined ? before.findIndex((each, other) => each === text && !used.has(other)) : -1
    if (old >= 0) match(index, old, false)
  }
  let [old, index] = [0, 0]
  for (const [nextOld, next] of [...fixed, [before.length, after.length] as const]) {
    const oldIndexes = range(old, nextOld).filter((each) => !used.has(each))
    const added = range(index, next).filter((each) => from[each]?.old === undefined)
    for (const [a, b] of pairEdited(oldIndexes, added, isSimilar)) match(b, a, true)
    ;[old, index] = [nextOld + 1, next + 1]
  }
  return { from }
}

/** Pairs the old and new items between two that stay. If their numbers are equal, each was edited in place. */
function pairEdited(
  oldIndexes: readonly number[],
  added: readonly number[],
  isSimilar: (old: number, index: number) => boolean,
): [number, number][] {
  if (oldIndexes.length === added.length) return oldIndexes.map((old, order) => [old, added[order] as number])
  const pairs: [number, number][] = []
  let next = 0
  for (const index of added) {
    const found = oldIndexes.findIndex((old, order) => order >= next && isSimilar(old, index))
    if (found < 0) continue
    pairs.push([oldIndexes[found] as number, index])
    next = found + 1
  }
  return pairs
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
