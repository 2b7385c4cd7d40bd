// Computes the printed figures independently of packages/gaze, without importing anything from the site.
import { type Box, type Fixation, figuresOfPerson, fixationsOf, readPeople, type Sample } from './recompute'
import { type Exact, type Printed, printedOf } from './recompute-printed'
import { contrast, mean, shareEnds, summary } from './recompute-statistics'

/** One version of a case. */
export interface RecomputedVersion {
  ids: string[]
  people: Sample[][]
  fixations: Fixation[][]
  boxes: Box[]
  /** The figures of each person, in the order of the file. */
  values: Map<string, number>[]
}

/** Everything that a page prints, before formatting. */
export interface RecomputedCase {
  versions: RecomputedVersion[]
  printed: Map<string, Printed>
  /** The numbers of people with a value, of all people, and of those who never looked at the area. */
  counts: Map<string, { n: number; of: number; never: number | undefined }>
}

/**
 * Recomputes a case.
 * @param files the texts of the results files
 * @param boxes the areas of each version
 */
export function recomputeCase(files: readonly string[], boxes: readonly Box[][]): RecomputedCase {
  const versions = files.map((csv, index): RecomputedVersion => {
    const people = readPeople(csv)
    const [own, all] = [boxes[index] as Box[], [...people.values()]]
    const values = all.map((samples) => figuresOfPerson(samples, own))
    return { ids: [...people.keys()], people: all, fixations: all.map(fixationsOf), boxes: own, values }
  })
  const exact = new Map<string, Exact>()
  const counts: RecomputedCase['counts'] = new Map()
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
const countYes = (list: number[]) => list.filter((each) => each === 1).length

function groupOf(name: string, list: number[]): Exact {
  if (isYesNo(name)) {
    const [low, high] = shareEnds(countYes(list), list.length)
    return { mean: 100 * mean(list), low: 100 * low, high: 100 * high }
  }
  const { mean: middle, low, high } = summary(list)
  if (low === undefined || high === undefined) return { mean: middle }
  const percent = /(dwellShare|elsewhere)$/.test(name)
  if (!percent && !/(dwell|firstLook|fixations|fixationDuration)$/.test(name)) return { mean: middle, low, high }
  return { mean: middle, low: Math.max(0, low), high: percent ? Math.min(100, high) : high }
}

/**
 * Subtracts the first group from the second. For shares, the interval comes from the ends of both intervals (Newcombe
 * 1998, method 10).
 */
function differenceOf(name: string, first: number[], second: number[]): Exact {
  if (!isYesNo(name)) return contrast(first, second)
  const [p, q] = [mean(first), mean(second)]
  const [pLow, pHigh] = shareEnds(countYes(first), first.length)
  const [qLow, qHigh] = shareEnds(countYes(second), second.length)
  const low = q - p - Math.sqrt((q - qLow) ** 2 + (pHigh - p) ** 2)
  const high = q - p + Math.sqrt((qHigh - q) ** 2 + (p - pLow) ** 2)
  return { mean: 100 * (q - p), low: 100 * low, high: 100 * high }
}
