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

/** The second sentence of an error about an unknown name: the nearest one, or all of them if they are few. */
export function writeInstead(written: string, known: readonly string[]): string {
  const near = nearest(written, known)
  if (near !== undefined) return `Write “${near}” instead.`
  if (known.length === 0) return 'Remove it.'
  if (known.length > MOST_LISTED)
    return `Write “${closestMatch(written, known)}”, which is the nearest, or another name.`
  return known.length === 1 ? `Write “${known[0]}”.` : `Write one of these: ${known.join(', ')}.`
}
