import { getSite } from '../../content/site'
import type { DocsPage } from '../../docs/page'
import { addresses } from '../../shared/addresses'
import { publisherOf } from '../company'
import { jsonLd } from '../json-ld'
import { socialPictureOf } from '../social-picture'
import { article } from '../things/article'
import { breadcrumbList } from '../things/breadcrumbs'

/** What programs are told on a page of the documentation: where it is, and what it is. */
export async function docsData({ path, title, browserTitle, breadcrumbs, updated }: DocsPage): Promise<string> {
  const site = await getSite()
  const { of, ofLink } = addresses(site.origin)
  const image = of((await socialPictureOf({ path, title: browserTitle })).path)
  const above = breadcrumbs.map(({ text, href }) => ({ name: text, url: ofLink(href) }))
  return jsonLd([
    // A list of one is no way to anywhere.
    ...(above.length > 0 ? [breadcrumbList([...above, { name: title }])] : []),
    article('TechArticle', { headline: title, image, updated: updated?.day, publisher: publisherOf(site) }),
  ])
}
