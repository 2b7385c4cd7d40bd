import type { Metadata } from 'next'
import { language, siteConfig } from '../../../site.config'
import { getEdition } from '../../content/edition'
import { getSite } from '../../content/site'
import { addresses, feedPath } from '../../shared/addresses'
import { pageAt } from '../find-page'
import { canonicalOf } from './canonical'
import { languagesOf } from './languages'
import { type PictureFacts, socialPictureOf } from './social-picture'
import { tabTitle } from './tab-title'

/** What a page says of itself. */
export interface PageFacts extends PictureFacts {
  description: string
  /** What kind of thing it is to those who share it; a page of the site where it says nothing. */
  type?: 'article'
  /** Whether it is known by an address of its own, as every page is but the one for wrong addresses. */
  address?: false
  /** Left out of search engines, as the confirmation page is. */
  noindex?: boolean
  /** Whether a social picture is drawn of it, as of every page of the site; of what only a preview has there is none. */
  picture?: false
  /** Its Markdown copy, without base path. */
  markdownCopy?: string
}

/**
 * The metadata of one page: its own title and description, the one address it is known by, and what previews of a link
 * show. Every address is whole, since Next, given a `metadataBase`, writes the home page's without its slash.
 */
export async function pageMetadata(page: PageFacts): Promise<Metadata> {
  const { path, description, type, noindex, markdownCopy } = page
  const site = await getSite()
  const { of } = addresses(site.origin)
  // Of a preview no page is for search engines, and no link on it either.
  const { preview } = getEdition()
  const canonical = page.address === false ? undefined : canonicalOf(path, site.origin)
  const types = {
    ...(markdownCopy !== undefined && { 'text/markdown': of(markdownCopy) }),
    // A preview has no feed.
    ...(pageAt(path)?.hasFeed && !preview && { 'application/atom+xml': of(feedPath) }),
  }
  const picture = page.picture === false ? undefined : await socialPictureOf(page)
  return {
    title: tabTitle(page.title, site.name),
    description,
    alternates: {
      canonical,
      languages: noindex || preview || !canonical ? undefined : languagesOf(path, site.origin),
      types,
    },
    // Next itself says so of the page for wrong addresses.
    robots: canonical && (noindex || preview) ? { index: false, follow: !preview } : undefined,
    openGraph: {
      type: type ?? 'website',
      ...{ title: page.title, description, url: canonical, siteName: site.name },
      ...openGraphLanguages(),
      images: picture && [{ ...picture, url: of(picture.path), type: 'image/png' }],
    },
    // Without a picture of its own Next repeats size and type of Open Graph's, which X does not ask for.
    twitter: { card: 'summary_large_image', images: picture && [{ url: of(picture.path), alt: picture.alt }] },
  }
}

/** Open Graph knows languages by their territory only; one without is not named. */
function openGraphLanguages() {
  const { exported, territories } = siteConfig.locales
  const others = exported.filter((lng) => lng !== language).flatMap((lng) => territories[lng] ?? [])
  return { locale: territories[language], ...(others.length > 0 && { alternateLocale: others }) }
}
