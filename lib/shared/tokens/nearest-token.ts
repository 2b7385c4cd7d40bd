import { closestMatch } from 'leven'
import { nearest } from '../nearest'

const inner = (name: string) => name.split('.').slice(1).join('.')

/** The words of a name such as `lateInterestPercentPerMonth`, in small letters. */
const wordsOf = (name: string) => new Set(name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\d+/gu)?.map((word) => word.toLowerCase()))

/** The names of which most words are in what was written, where one is. */
function alike(written: string, known: readonly string[]): string[] {
  const own = wordsOf(written)
  const scored = known.map((name) => ({
    name,
    score: [...wordsOf(inner(name))].filter((word) => own.has(word)).length,
  }))
  const most = Math.max(0, ...scored.map(({ score }) => score))
  return most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ name }) => name)
}

/** Those that go on as it begins: `plans` means a token of that group, and half a name the whole of it. */
const goingOn = (written: string, known: readonly string[]) =>
  known.filter((name) => name.toLowerCase().startsWith(written.toLowerCase()))

/**
 * Which token to write in the place of an unknown one. A name of the same group is likelier meant than one that merely looks
 * alike, and capitals are no difference. Goes between “Write ” and a full stop.
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
