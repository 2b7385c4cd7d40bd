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

/** The second sentence of an error about an unknown name: the nearest one, or all of them. */
export function writeInstead(written: string, known: readonly string[]): string {
  const near = nearest(written, known)
  if (near !== undefined) return `Write “${near}” instead.`
  if (known.length === 0) return 'Remove it.'
  return known.length === 1 ? `Write “${known[0]}”.` : `Write one of these: ${known.join(', ')}.`
}
