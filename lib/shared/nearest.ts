import { closestMatch } from 'leven'

/**
 * The known name that somebody most likely meant.
 * @returns nothing where no name is near: a wild guess misleads more than none
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const bySpelling = new Map(known.map((name) => [name.toLowerCase(), name]))
  const maxDistance = written.length < 4 ? 1 : Math.max(2, Math.floor(written.length / 4))
  const found = closestMatch(written.toLowerCase(), [...bySpelling.keys()], { maxDistance })
  return found === undefined ? undefined : bySpelling.get(found)
}

/** More names than this are no help in a sentence. */
const MOST_LISTED = 40

/**
 * What to write in the place of an unknown name: the nearest one, or all of them if they are few. Goes between “Write ” and
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
