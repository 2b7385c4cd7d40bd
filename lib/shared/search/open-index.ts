import MiniSearch from 'minisearch'
import { type PackedIndex, unpackTerms } from './make-index'
import type { SearchRecord } from './record'
import { termsOf } from './terms'

/** A record in the browser, with its text as a list of terms. */
interface OpenRecord extends Omit<SearchRecord, 'text'> {
  text: string[]
}

/** An index that can be searched. */
export type SearchIndex = MiniSearch<OpenRecord>

/**
 * Opens an index.
 * @param json the output of `makeSearchIndex`
 * @throws if it is anything else
 */
export function openIndex(json: string): SearchIndex {
  const packed: PackedIndex = JSON.parse(json)
  const texts = unpackTerms(packed)
  const opened: SearchIndex = new MiniSearch<OpenRecord>({
    idField: 'href',
    fields: ['title', 'place', 'call', 'text'],
    storeFields: ['title', 'place', 'call'],
    stringifyField: (value) => value,
    tokenize: (value: string | string[]) => (typeof value === 'string' ? termsOf(value) : value),
    processTerm: (term) => term,
  })
  opened.addAll(
    packed.records.map(([href, title, place, call], index) => ({ href, title, place, call, text: texts[index] ?? [] })),
  )
  return opened
}
