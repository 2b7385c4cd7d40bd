import type { Endpoints } from '../content/schemas/endpoints'
import type { Texts } from '../i18n/texts'
import { href } from '../urls'
import { groupsOf } from './operations'
import type { ApiView, ResourceView } from './page'
import { childrenOf, type DocsPageSummary } from './page-tree'
import { groupId } from './paths'

/** As much of a page as the lists show. */
interface Listed extends DocsPageSummary {
  lead: string
  summary?: string | undefined
  request?: string | undefined
}

/** The last part of an address, which is also the name of a resource in the endpoint table. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The pages of the REST reference, each with the number of its operations and links to its groups. */
export function resourceViews(pages: readonly Listed[], endpoints: Endpoints, t: Texts): ResourceView[] {
  return childrenOf(pages, '/docs/rest/reference').map((page) => {
    const groups = groupsOf(endpoints, nameOf(page.path))
    const count = groups.reduce((sum, { operations }) => sum + operations.length, 0)
    return {
      href: href(page.path),
      title: page.title,
      lead: page.lead,
      count: t('docs.operations', { count }),
      groups: groups.map(({ title }) => ({ href: href(`${page.path}#${groupId(title)}`), text: title })),
    }
  })
}

/** The APIs, each with the pages directly below it. */
export function apiViews(pages: readonly Listed[]): ApiView[] {
  return childrenOf(pages, '/docs').map((page) => ({
    href: href(page.path),
    title: page.title,
    summary: page.summary ?? '',
    links: childrenOf(pages, page.path).map(({ path, title, nav }) => ({ href: href(path), text: nav ?? title })),
    onRequest: page.request !== undefined,
  }))
}
