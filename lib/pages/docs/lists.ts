import type { Texts } from '../../i18n/texts'
import type { Endpoints } from '../../reference/endpoints-schema'
import { allOperations, groupsOf } from '../../reference/operations'
import { groupId } from '../../reference/paths'
import { href } from '../../shared/urls'
import { pageAt } from '../find-page'
import type { ApiView, ResourceView } from './docs-page'
import { childrenOf, type DocsPageSummary } from './page-tree'

/** The fields of a page that the lists show. */
interface Listed extends DocsPageSummary {
  lead: string
  summary?: string | undefined
  request?: string | undefined
}

/**
 * Returns the last part of an address; on a page of the reference, it is also the name of its resource in the endpoint
 * table.
 */
export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/**
 * Returns the pages of the REST reference, each with the number of its operations and links to its groups.
 * @param path the path of the page above them
 */
export function resourceViews(
  pages: readonly Listed[],
  path: string,
  { endpoints, t }: { endpoints: Endpoints; t: Texts },
): ResourceView[] {
  return childrenOf(pages, path).map((page) => {
    const groups = groupsOf(endpoints, nameOf(page.path))
    const methods = groups.flatMap(({ operations }) => operations.map(({ method }) => method))
    return {
      href: href(page.path),
      title: page.title,
      lead: page.lead,
      count: t('docs.operations', { count: methods.length }),
      methods,
      groups: groups.map(({ title }) => ({ href: href(`${page.path}#${groupId(title)}`), text: title })),
    }
  })
}

/** The maximum number of APIs in the overview. On a larger site, the list of areas contains the others. */
const MAX_APIS = 8

/**
 * The maximum number of pages below an API to which the overview links. If there are more, only the sidebar lists them.
 */
const MAX_LINKS = 16

/**
 * Returns all areas of the documentation; if there are too many, the first of those that have a summary, or
 * documentation that visitors can ask for.
 */
function selectApis(areas: readonly Listed[]): readonly Listed[] {
  if (areas.length <= MAX_APIS) return areas
  return areas.filter(({ summary, request }) => (summary ?? request) !== undefined).slice(0, MAX_APIS)
}

/**
 * Returns links to the pages of an API: the API's own page, if it has a name in the navigation, and those directly
 * below it. Empty if there are none below it, or more than the overview can show.
 */
function linksOf(pages: readonly Listed[], api: Listed) {
  const all = childrenOf(pages, api.path)
  const below = all.length > MAX_LINKS ? [] : all
  const ownPage = api.nav === undefined ? [] : [api]
  return (below.length > 0 ? [...ownPage, ...below] : []).map(({ path, title, nav }) => ({
    href: href(path),
    text: nav ?? title,
  }))
}

/**
 * Returns the APIs in order, each with the pages directly below it; the REST API has its number of operations.
 * @param path the path of the page above them
 */
export function apiViews(
  pages: readonly Listed[],
  path: string,
  { endpoints, t }: { endpoints: Endpoints; t: Texts },
): ApiView[] {
  const operations = allOperations(endpoints)
  const paths = new Set(operations.map(({ path }) => path)).size
  return selectApis(childrenOf(pages, path)).map((page) => ({
    href: href(page.path),
    title: page.title,
    // The list shows only the name of an API that is not documented, unless its page has a summary.
    summary: page.summary ?? (page.request === undefined ? page.lead : ''),
    links: linksOf(pages, page),
    isDocumented: page.request === undefined,
    count: pageAt(page.path)?.isRest
      ? `${t('docs.operations', { count: operations.length })} ${t('docs.paths', { count: paths })}`
      : undefined,
  }))
}
