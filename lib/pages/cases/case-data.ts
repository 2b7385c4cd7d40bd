import { getSite } from '../../content/site'
import { addresses } from '../../shared/urls'
import { type PageFacts, socialPictureOf } from '../head/metadata'
import { publisherOf } from '../structured-data/company'
import { jsonLd } from '../structured-data/json-ld'
import { article } from '../structured-data/things/article'
import { breadcrumbList } from '../structured-data/things/breadcrumbs'
import type { CasePage } from './cases'

/** Returns the values for the head of a case. */
export const caseHead = (path: string, page: CasePage): PageFacts => ({
  path,
  type: 'article',
  caseLabel: page.example.label,
  ...page,
})

/**
 * Returns the structured data of a case: breadcrumbs, article and datasets.
 * @param path the path without the base path, such as `/cases/galaxy`
 */
export async function caseData(path: string, { title, heading, crumbs, note }: CasePage): Promise<string> {
  const site = await getSite()
  const { of, ofLink } = addresses(site.origin)
  const { cases, name } = crumbs
  const image = of((await socialPictureOf({ path, title })).path)
  return jsonLd([
    breadcrumbList([{ name: cases.text, url: ofLink(cases.href) }, { name }]),
    article('Article', {
      ...{ headline: heading, image, updated: note.updated?.day },
      publisher: publisherOf(site),
    }),
    ...note.datasets,
  ])
}
