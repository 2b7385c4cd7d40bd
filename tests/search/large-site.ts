import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'yaml'
import { seededRandom } from '../../lib/images/headline/random'
import { searchRecords } from '../../lib/pages/search-records'
import { type FoundRecord, find } from '../../lib/shared/search/find'
import { INDEX_FILE } from '../../lib/shared/search/index-file'
import { openIndex } from '../../lib/shared/search/open-index'
import type { SearchRecord } from '../../lib/shared/search/record'
import { makeSearchFiles } from '../../lib/shared/search/search-files'

/** The number of different words. By Heaps’ law, an English text of a million words has about this many. */
const WORDS = 15_000

/**
 * Makes a function that writes words from a dictionary, with the frequencies of natural texts: by Zipf’s law, that of
 * the nth word is proportional to 1/n.
 */
function makeWriter(): (count: number) => string {
  const random = seededRandom(7)
  const dictionary = readFileSync('node_modules/dictionary-en-gb/index.dic', 'utf8').match(/^[a-z]{3,12}(?=\/|$)/gm)
  const words = (dictionary ?? []).map((word) => ({ word, order: random() })).sort((a, b) => a.order - b.order)
  // This inverts the sum of 1/n, which is nearly the logarithm.
  const next = () => words[Math.floor(WORDS ** random())]?.word
  return (count) => Array.from({ length: count }, next).join(' ')
}

/** Makes the records of this site, and of further pages with about 600 words in five sections. */
export async function largeSite(pages: number): Promise<SearchRecord[]> {
  const write = makeWriter()
  const generated = Array.from({ length: pages }, (_, page): SearchRecord[] => {
    const [area, title] = [`area-${Math.floor(page / 40)}`, write(3)]
    const href = `/docs/${area}/page-${page}`
    const sections = Array.from({ length: 4 }, (_, section) => {
      const heading = write(3)
      return {
        href: `${href}#${section}-${heading.replaceAll(' ', '-')}`,
        title: heading,
        place: title,
        text: write(120),
      }
    })
    return [{ href, title, place: area, text: write(120) }, ...sections]
  })
  return [...(await searchRecords()), ...generated.flat()]
}

/**
 * The results of a query, and the compressed bytes and number of files that it loads if it is the first. Bytes are only
 * counted for a split index, and otherwise 0.
 */
interface QueryResult {
  query: string
  count: number
  found: FoundRecord[]
  bytes: number
  files: number
}

/**
 * Runs the queries in `queries.yml`, each as a visitor’s first query.
 * @param isSplit whether the index is split
 */
export async function runQueries(records: readonly SearchRecord[], isSplit: boolean): Promise<QueryResult[]> {
  const files = makeSearchFiles(records, () => isSplit)
  const queries: { query: string }[] = parse(readFileSync('tests/search/queries.yml', 'utf8'))
  const sizes = new Map<string, number>()
  const sizeOf = (name: string) => {
    const size = sizes.get(name) ?? brotliCompressSync(files.get(name) as string).length
    sizes.set(name, size)
    return size
  }
  const results: QueryResult[] = []
  const whole = isSplit ? undefined : openIndex(files.get(INDEX_FILE) as string, Promise.reject)
  for (const { query } of queries) {
    const loaded = new Set([INDEX_FILE])
    const getFile = async (name: string) => {
      loaded.add(name)
      return files.get(name) as string
    }
    const index = whole ?? openIndex(files.get(INDEX_FILE) as string, getFile)
    const result = await find(index, query)
    const bytes = isSplit ? [...loaded].reduce((sum, name) => sum + sizeOf(name), 0) : 0
    results.push({ query, ...result, bytes, files: loaded.size })
  }
  return results
}

/** Returns the part of the results that a visitor sees. */
export const visibleResults = ({ query, count, found }: QueryResult) => [query, count, found.map(({ href }) => href)]
