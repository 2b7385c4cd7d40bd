// Imports nothing from the site: the printed figures are computed in another way than in packages/gaze.
import { type Box, type Fixation, figuresOfPerson, fixationsOf, readPeople, type Sample } from './recompute'
import { type Exact, type Printed, printedOf } from './recompute-printed'
import { contrast, mean, shareEnds, summary } from './recompute-statistics'

/** One version of a case. */
export interface OtherVersion {
  ids: string[]
  people: Sample[][]
  fixations: Fixation[][]
  boxes: Box[]
  /** By person, in the order of the file. */
  values: Map<string, number>[]
}

/** Everything that a page prints, before formatting. */
export interface OtherCase {
  versions: OtherVersion[]
  printed: Map<string, Printed>
  /** People with a value, all people, and those who never looked at the area. */
  counts: Map<string, { n: number; of: number; never: number | undefined }>
}

/** @param files texts of the results files @param boxes areas of each version */
export function recomputeCase(files: readonly string[], boxes: readonly Box[][]): OtherCase {
  const versions = files.map((csv, index): OtherVersion => {
    const people = readPeople(csv)
    const [own, all] = [boxes[index] as Box[], [...people.values()]]
    const values = all.map((samples) => figuresOfPerson(samples, own))
    return { ids: [...people.keys()], people: all, fixations: all.map(fixationsOf), boxes: own, values }
  })
  const exact = new Map<string, Exact>()
  const counts: OtherCase['counts'] = new Map()
  for (const [index, { values }] of versions.entries()) {
    for (const name of new Set(values.flatMap((person) => [...person.keys()]))) {
      const list = listOf(values, name)
      exact.set(`${'ab'[index]}.${name}`, groupOf(name, list))
      const area = /^areas\.[^.]+/.exec(name)?.[0]
      const never = area === undefined ? undefined : values.filter((person) => person.get(`${area}.seen`) === 0).length
      counts.set(`${'ab'[index]}.${name}`, { n: list.length, of: values.length, never })
    }
  }
  const [a, b] = versions
  if (a && b)
    for (const token of [...exact.keys()]) {
      const name = token.slice(2)
      if (!token.startsWith('a.') || !exact.has(`b.${name}`)) continue
      exact.set(`difference.${name}`, differenceOf(name, listOf(a.values, name), listOf(b.values, name)))
    }
  return { versions, printed: printedOf(exact), counts }
}

const listOf = (people: readonly Map<string, number>[], name: string) =>
  people.flatMap((person) => {
    const value = person.get(name)
    return value === undefined ? [] : [value]
  })

const isYesNo = (name: string) => name.endsWith('.seen')
const yes = (list: number[]) => list.filter((each) => each === 1).length

function groupOf(name: string, list: number[]): Exact {
  if (isYesNo(name)) {
    const [low, high] = shareEnds(yes(list), list.length)
    return { mean: 100 * mean(list), low: 100 * low, high: 100 * high }
  }
  const { mean: middle, low, high } = summary(list)
  if (low === undefined || high === undefined) return { mean: middle }
  const percent = /(dwellShare|elsewhere)$/.test(name)
  if (!percent && !/(dwell|firstLook|fixations|fixationDuration)$/.test(name)) return { mean: middle, low, high }
  return { mean: middle, low: Math.max(0, low), high: percent ? Math.min(100, high) : high }
}

/** Second minus first. For shares, from the ends of both intervals (Newcombe 1998, method 10). */
function differenceOf(name: string, first: number[], second: number[]): Exact {
  if (!isYesNo(name)) return contrast(first, second)
  const [p, q] = [mean(first), mean(second)]
  const [pLow, pHigh] = shareEnds(yes(first), first.length)
  const [qLow, qHigh] = shareEnds(yes(second), second.length)
  const low = q - p - Math.sqrt((q - qLow) ** 2 + (pHigh - p) ** 2)
  const high = q - p + Math.sqrt((qHigh - q) ** 2 + (p - pLow) ** 2)
  return { mean: 100 * (q - p), low: 100 * low, high: 100 * high }
}
