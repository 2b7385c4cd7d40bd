import { type Edition, getEdition } from '../lib/content/edition'
import type { Content } from '../lib/content/load-content'
import { getSite } from '../lib/content/site'
import { type DocsCopy, docsCopyOf } from '../lib/feeds/markdown-copies/markdown-copy'
import { listDocs, readDocs } from '../lib/pages/docs/docs'
import { getContent } from '../lib/pages/get-content'
import { reuseByPage } from '../lib/pages/page-inputs'
import { searchRecords } from '../lib/pages/search-records'
import { cacheKey } from '../lib/shared/build-cache/build-cache.mjs'
import type { Reuse } from '../lib/shared/build-cache/reuse'
import type { SearchRecord } from '../lib/shared/search/record'
import { addresses } from '../lib/shared/urls'

/** The texts of the pages, for search and for programs. */
export interface PageTexts {
  records: SearchRecord[]
  /** The documentation, in reading order. */
  copies: DocsCopy[]
}

/** Cached by the pages of the content, which are the same object for every edition. */
const cache = new WeakMap<Content['pages'], Promise<PageTexts>>()

/**
 * Returns the search records and the Markdown copies of a build. Both come from the rendered text of a page, so they
 * are made page by page: the texts of all pages at once would fill memory.
 * @param reuse returns the cached texts of pages that have not changed
 * @throws ContentError with the problems of the first invalid page
 */
export async function readPageTexts(reuse: Reuse): Promise<PageTexts> {
  const { pages } = await getContent()
  const texts = cache.get(pages) ?? readTexts(reuse)
  cache.set(pages, texts)
  return texts
}

async function readTexts(reuse: Reuse): Promise<PageTexts> {
  const makeCopy = await copyMaker(getEdition(), reuse)
  const made = new Map<string, DocsCopy>()
  const records = await searchRecords(reuse, async ({ kind, path, file }) => {
    if (kind === 'doc') made.set(path, await makeCopy({ path, file }))
  })
  return { records, copies: (await listDocs()).flatMap(({ path }) => made.get(path) ?? []) }
}

/** Returns the Markdown copies alone. @param reuse as in `readPageTexts` */
export async function readCopies(edition: Edition, reuse: Reuse): Promise<DocsCopy[]> {
  const makeCopy = await copyMaker(edition, reuse)
  const copies: DocsCopy[] = []
  for (const page of await listDocs(edition)) copies.push(await makeCopy(page))
  return copies
}

/**
 * Returns the function that makes a Markdown copy. A documentation page depends on the titles and summaries of the
 * others.
 */
async function copyMaker(edition: Edition, reuse: Reuse) {
  const [pages, { origin }, reusePage] = await Promise.all([listDocs(edition), getSite(), reuseByPage(reuse)])
  const pagesKey = cacheKey([JSON.stringify(pages)])
  return async ({ path, file }: { path: string; file: string }): Promise<DocsCopy> => {
    const make = async () => JSON.stringify(docsCopyOf(await readDocs(path, pages), addresses(origin)))
    return JSON.parse(await reusePage(file, ['docs-copy', origin, pagesKey], make))
  }
}
