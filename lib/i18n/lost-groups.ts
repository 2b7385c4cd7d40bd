/** A group of texts that the site uses and that is not where the site looks for it. */
export interface LostGroup {
  /** The beginning of the keys that the site uses, with the dot or the underscore after it, such as `pricing.`. */
  meant: string
  /** The beginning of their keys in the file; undefined if it does not have them. */
  written: string | undefined
  /** The rest of each key, which is the same in both. */
  names: readonly string[]
}

/** Where a group begins in a key: after a dot, and before the form of a plural. */
const divider = /\.|_(?=(?:zero|one|two|few|many|other)$)/g

/** The names of the texts below each beginning of a key. */
function namesByBeginning(keys: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const key of keys)
    for (const { index } of key.matchAll(divider)) {
      const beginning = key.slice(0, index + 1)
      const names = found.get(beginning)
      if (names) names.push(key.slice(index + 1))
      else found.set(beginning, [key.slice(index + 1)])
    }
  return found
}

const asOne = (names: readonly string[]) => names.toSorted().join(' ')

/**
 * Finds groups of two texts or more that are all missing, the outermost first: under another name, inside another
 * group, or nowhere in the file.
 * @param used all keys that the site uses
 * @param missing those of them that the file does not have
 * @param unused the keys in the file that the site does not use
 */
export function findLostGroups(
  used: readonly string[],
  missing: ReadonlySet<string>,
  unused: readonly string[],
): LostGroup[] {
  if (missing.size < 2) return []
  const wanted = namesByBeginning(used)
  const lost = [...namesByBeginning(missing)].filter(
    ([beginning, names]) => names.length > 1 && names.length === wanted.get(beginning)?.length,
  )
  const spare = [...namesByBeginning(unused)].map(([beginning, names]) => [beginning, asOne(names)] as const)
  const found: LostGroup[] = []
  for (const [meant, names] of lost) {
    if (found.some((outer) => meant.startsWith(outer.meant))) continue
    const alike = spare.filter(([, all]) => all === asOne(names))
    const near = alike.filter(([each]) => isNear(each, meant))
    const [written] = near.length === 1 ? (near[0] ?? []) : []
    if (written !== undefined || (alike.length === 0 && meant.endsWith('.'))) found.push({ meant, written, names })
  }
  return found
}

const parentOf = (beginning: string) =>
  beginning.slice(0, Math.max(0, beginning.lastIndexOf('.', beginning.length - 2)))
const nameOf = (beginning: string) => beginning.slice(0, -1).split('.').at(-1)

/** Whether two beginnings have the same name or the same outer group. */
const isNear = (one: string, other: string) => parentOf(one) === parentOf(other) || nameOf(one) === nameOf(other)
