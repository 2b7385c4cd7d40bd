import MiniSearch from 'minisearch'
import { FIELDS, type RankingData, weightOf } from './index-terms'
import type { Postings } from './postings'

/** A MiniSearch index whose results are record numbers. */
export type SearchEngine = MiniSearch<never>

/** The average length of a field over the records that have it. */
function averageOf(lengths: readonly number[]): number {
  const present = lengths.filter(Boolean)
  return present.reduce((sum, length) => sum + length, 0) / (present.length || 1)
}

/**
 * Makes an engine from some terms of an index. It ranks records as an engine with all terms would, because it knows the
 * lengths of all records.
 */
export function makeEngine(
  terms: readonly (readonly [term: string, postings: Postings])[],
  ranking: RankingData,
): SearchEngine {
  const records = [...new Set(terms.flatMap(([, postings]) => postings.flat()))]
  const byRecord = <Value>(make: (record: number) => Value) =>
    Object.fromEntries(records.map((record) => [record, make(record)]))
  const { kinds, lengths } = ranking
  return MiniSearch.loadJS(
    {
      documentCount: kinds.length,
      nextId: kinds.length,
      documentIds: byRecord((record) => record),
      fieldIds: Object.fromEntries(FIELDS.map((name, field) => [name, field])),
      fieldLength: byRecord((record) => lengths.map((field) => field[record] as number)),
      averageFieldLength: lengths.map(averageOf),
      storedFields: byRecord((record) => ({
        weight: weightOf(kinds[record] as string),
        titleLength: lengths[FIELDS.indexOf('title')]?.[record],
      })),
      dirtCount: 0,
      serializationVersion: 2,
      index: terms.map(([term, postings]) => [term, Object.fromEntries(postings.map(countEach).entries())]),
    },
    { fields: [...FIELDS] },
  )
}

/** Counts how often each number occurs. */
function countEach(numbers: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1
  return counts
}
