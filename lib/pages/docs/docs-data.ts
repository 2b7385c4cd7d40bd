import { getSite } from '../../content/site'
import { addresses, markdownCopyPath } from '../../shared/urls'
import { type PageFacts, socialPictureOf } from '../head/metadata'
import { publisherOf } from '../structured-data/company'
import { jsonLd } from '../structured-data/json-ld'
import { article } from '../structured-data/things/article'
import { breadcrumbList } from '../structured-data/things/breadcrumbs'
import type { DocsPage } from './docs-page'
import { docsIndex } from './page'

/** Returns the values for the head of a documentation page. The front page is not an article. */
export const docsHead = ({ path, title, browserTitle, description, request }: DocsPage): PageFacts => ({
  path,
  ...(path !== docsIndex.path && { type: 'article' }),
  title: browserTitle,
  heading: title,
  request,
  description,
  markdownCopy: markdownCopyPath(path),
})

/** Returns the structured data of a documentation page: breadcrumbs and article. */
export async function docsData({ path, title, browserTitle, breadcrumbs, updated }: DocsPage): Promise<string> {
  const site = await getSite()
  const { of, ofLink } = addresses(site.origin)
  const image = of((await socialPictureOf({ path, title: browserTitle })).path)
  const above = breadcrumbs.map(({ text, href }) => ({ name: text, url: ofLink(href) }))
  return jsonLd([
    // A breadcrumb list needs at least two items.
    ...(above.length > 0 ? [breadcrumbList([...above, { name: title }])] : []),
    article('TechArticle', { headline: title, image, updated: updated?.day, publisher: publisherOf(site) }),
  ])
}
