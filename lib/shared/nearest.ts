import leven, { closestMatch } from 'leven'

/**
 * Returns the known name that was probably meant.
 * @returns undefined if no name is similar, because a wrong guess is worse than none
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const bySpelling = new Map(known.map((name) => [name.toLowerCase(), name]))
  const maxDistance = written.length < 4 ? 1 : Math.max(2, Math.floor(written.length / 4))
  const found = closestMatch(written.toLowerCase(), [...bySpelling.keys()], { maxDistance })
  return found === undefined ? undefined : bySpelling.get(found)
}

/** The maximum number of names that a sentence lists. */
const MAX_LISTED = 40

/**
 * Returns what to write instead of an unknown name: the nearest one, all of them if they are few, or otherwise just
 * “another name”. The result belongs between “Write ” and a full stop.
 * @param show formats a name, for example with braces
 */
export function insteadOf(
  written: string,
  known: readonly string[],
  show: (name: string) => string = (name) => name,
): string {
  // `Amsterdam` is the end of `Europe/Amsterdam`.
  const ends = known.filter((name) => name.toLowerCase().endsWith(`/${written.toLowerCase()}`))
  const near = ends.length === 1 ? ends[0] : nearest(written, known)
  if (near !== undefined) return `“${show(near)}” instead`
  if (known.length === 0 || known.length > MAX_LISTED) return 'another name'
  return oneOf(known.map(show))
}

const oneOf = (shown: readonly string[]) => (shown.length === 1 ? `“${shown[0]}”` : `one of these: ${shown.join(', ')}`)

/** Returns the second sentence of an error about an unknown name. */
export function writeInstead(written: string, known: readonly string[]): string {
  return known.length === 0 ? 'Remove it.' : `Write ${insteadOf(written, known)}.`
}

/** How many letters of a part of a name a typing mistake may change; with more changes it could be another name. */
const maxTypos = ({ length }: string) => (length < 3 ? 0 : length < 5 ? 1 : 2)

/** How many letters differ, if the known name is clearly the one that was meant; otherwise undefined. */
function countTypos(written: readonly string[], known: readonly string[]): number | undefined {
  if (written.length !== known.length) return undefined
  let total = 0
  for (const [index, part] of known.entries()) {
    const own = written[index] ?? ''
    if (own === part) continue
    // `plate1` and `plate2` are different names.
    if (Math.abs(own.length - part.length) > 2 || own.replace(/\D/g, '') !== part.replace(/\D/g, '')) return undefined
    const max = Math.min(maxTypos(own), maxTypos(part))
    const distance = leven(own, part)
    if (distance > max) return undefined
    total += distance
  }
  return total > 2 ? undefined : total
}

/**
 * Returns the known name that differs least, by at most two typing mistakes or in its capitals; undefined if there is
 * none, or more than one.
 * @param divider what separates the parts of a name, each of which may contain mistakes
 */
export function clearlyMeant(written: string, known: readonly string[], divider = '.'): string | undefined {
  const parts = written.toLowerCase().split(divider)
  const scored = known.flatMap((name) => {
    const score = countTypos(parts, name.toLowerCase().split(divider))
    return score === undefined ? [] : [{ name, score }]
  })
  const min = Math.min(...scored.map(({ score }) => score))
  const [first, ...others] = scored.filter(({ score }) => score === min)
  return others.length === 0 ? first?.name : undefined
}

/** Returns the name that differs only in its capitals. */
export const sameIgnoringCase = (written: string, known: readonly string[]): string | undefined =>
  known.find((name) => name.toLowerCase() === written.toLowerCase())

/**
 * The longest beginning that an unknown name shares with known ones, in whole parts, such as `plans.lite.`; otherwise
 * empty.
 */
function sharedBeginning(written: string, known: readonly string[]): string {
  const parts = written.split('.')
  for (let length = parts.length; length > 0; length--) {
    const beginning = `${parts.slice(0, length).join('.').toLowerCase()}.`
    const found = known.find((name) => name.toLowerCase().startsWith(beginning))
    if (found !== undefined) return found.slice(0, beginning.length)
  }
  return ''
}

/**
 * Returns the token to write instead of an unknown one: the one that was clearly meant, or the names of the same group.
 * A name that is merely similar belongs to another fact. The result belongs between “Write ” and a full stop.
 * @param isListed whether names are listed unless only capitals differ, because no name may be guessed
 */
export function insteadOfToken(written: string, known: readonly string[], isListed = false): string {
  const ends = known.filter((name) => name.endsWith(`.${written}`))
  const near = isListed
    ? sameIgnoringCase(written, known)
    : (clearlyMeant(written, known) ?? (ends.length === 1 ? ends[0] : undefined))
  if (near !== undefined) return `“{{${near}}}” instead`
  const beginning = sharedBeginning(written, known)
  const names = known.filter((name) => name.startsWith(beginning))
  // Another group may have a fact with this name, such as `plans.lite.price` for `plans.light.price`.
  const [, ...rest] = written.slice(beginning.length).split('.')
  const ending = `.${rest.join('.')}`
  const isElsewhere = (name: string) => name.endsWith(ending) && name.split('.').length === written.split('.').length
  const elsewhere = rest.length === 0 || beginning === '' || isListed ? [] : names.filter(isElsewhere)
  if (elsewhere.length > 0 && elsewhere.length <= MAX_LISTED) return oneOf(elsewhere.map((name) => `{{${name}}}`))
  // Only the next part of each name is listed: a case has hundreds of figures.
  const next = new Map<string, string>()
  for (const name of names) {
    const [part = '', ...rest] = name.slice(beginning.length).split('.')
    const isName = rest.length === 0
    if (isName || !next.has(part)) next.set(part, `{{${beginning}${part}${isName ? '' : '.…'}}}`)
  }
  return next.size === 0 ? 'another name' : oneOf([...next.values()])
}
