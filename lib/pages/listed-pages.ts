import { type Edition, getEdition } from '../content/edition'
import { getSite } from '../content/site'
import { dayOf } from './dates/dates'
import { lastPublication } from './dates/lists-others'
import { getDates } from './dates/read-dates'
import { listDocs } from './docs/docs'
import { browserTitle } from './docs/page-tree'
import { isListed, type Route } from './find-page'
import { list } from './list'

/** A page in a list of pages. */
export interface PageLine {
  /** The path without the base path. */
  path: string
  title: string
  description: string
}

/** A listed page, with the day on which its words last changed. */
export interface DatedPage extends PageLine {
  kind: Route['kind']
  /** A date such as `2026-12-01`; undefined if the page has not been stamped. */
  day: string | undefined
}

/**
 * Lists every page outside the documentation that may be listed, by path.
 * @throws ContentError with the front matter problems of all files
 */
export async function listPageLines(edition: Edition = getEdition()): Promise<PageLine[]> {
  const items = await list(edition)
  return items
    .filter(({ kind, path }) => kind !== 'doc' && isListed(path))
    .map(({ path, title, description }) => ({ path, title, description }))
}

/**
 * Lists every page that may be listed, with its date, by path. A page that shows when it was last updated shows the
 * same date.
 * @throws ContentError with the front matter problems of all files
 */
export async function listDated(edition: Edition = getEdition()): Promise<DatedPage[]> {
  const [items, docs, dates, { timeZone }] = await Promise.all([
    list(edition),
    listDocs(edition),
    getDates(),
    getSite(),
  ])
  const titles = new Map(docs.map((page) => [page.path, browserTitle(docs, page)]))
  return items
    .filter(({ path }) => isListed(path))
    .map((item) => {
      const { path, kind, title, description } = item
      const day = dayOf({ path, publishAt: lastPublication(item, items) }, dates, timeZone)
      return { path, kind, title: titles.get(path) ?? title, description, day }
    })
}
