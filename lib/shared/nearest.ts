import { closestMatch } from 'leven'

/**
 * The known name that was probably meant.
 * @returns undefined if no name is similar, because a wrong guess is worse than none
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const bySpelling = new Map(known.map((name) => [name.toLowerCase(), name]))
  const maxDistance = written.length < 4 ? 1 : Math.max(2, Math.floor(written.length / 4))
  const found = closestMatch(written.toLowerCase(), [...bySpelling.keys()], { maxDistance })
  return found === undefined ? undefined : bySpelling.get(found)
}

/** Most names to list in a sentence. */
const MOST_LISTED = 40

/**
 * What to write instead of an unknown name: the nearest one, or all of them if they are few. Goes between “Write ” and
 * a full stop.
 * @param show how a name is written, such as with its braces
 */
export function insteadOf(
  written: string,
  known: readonly string[],
  show: (name: string) => string = (name) => name,
): string {
  const near = nearest(written, known)
  if (near !== undefined) return `“${show(near)}” instead`
  if (known.length === 0) return 'another name'
  if (known.length > MOST_LISTED) {
    const bySpelling = new Map(known.map((name) => [name.toLowerCase(), name]))
    const closest = bySpelling.get(closestMatch(written.toLowerCase(), [...bySpelling.keys()]) ?? '')
    return `“${show(closest ?? '')}”, which is the nearest, or another name`
  }
  return known.length === 1 ? `“${show(known[0] ?? '')}”` : `one of these: ${known.map(show).join(', ')}`
}

/** The second sentence of an error about an unknown name. */
export function writeInstead(written: string, known: readonly string[]): string {
  return known.length === 0 ? 'Remove it.' : `Write ${insteadOf(written, known)}.`
}

const inner = (name: string) => name.split('.').slice(1).join('.')

/** The words of a name such as `lateInterestPercentPerMonth`, in lower case. */
const wordsOf = (name: string) => new Set(name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\d+/gu)?.map((word) => word.toLowerCase()))

/** The names that share the most words with the unknown one; empty if none shares any. */
function alike(written: string, known: readonly string[]): string[] {
  const own = wordsOf(written)
  const scored = known.map((name) => ({
    name,
    score: [...wordsOf(inner(name))].filter((word) => own.has(word)).length,
  }))
  const most = Math.max(0, ...scored.map(({ score }) => score))
  return most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ name }) => name)
}

/** Names that start with the unknown one, such as the tokens of the group `plans`, or an incomplete name. */
const goingOn = (written: string, known: readonly string[]) =>
  known.filter((name) => name.toLowerCase().startsWith(written.toLowerCase()))

/**
 * Which token to write instead of an unknown one. Names in the same group are preferred to merely similar ones, and capitals
 * are ignored. Goes between “Write ” and a full stop.
 */
export function insteadOfToken(written: string, known: readonly string[]): string {
  const [groupOf] = written.toLowerCase().split('.')
  const group = known.filter((name) => name.toLowerCase().split('.')[0] === groupOf)
  const among = group.length > 0 ? group : known
  const near = nearest(written, among)
  if (near !== undefined) return `“{{${near}}}” instead`
  const candidates = [goingOn(written, among), alike(inner(written), among), among].find((some) => some.length > 0)
  const bySpelling = new Map(candidates?.map((name) => [name.toLowerCase(), name]))
  const found = bySpelling.get(closestMatch(written.toLowerCase(), [...bySpelling.keys()]) ?? '')
  return found === undefined ? 'another name' : `“{{${found}}}”, which is the nearest, or another name`
}
