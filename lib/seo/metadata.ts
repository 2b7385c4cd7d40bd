import type { Metadata } from 'next'
import { getSite } from '../content/site'

/** What a page says of itself. */
export interface PageFacts {
  /** Without base path, such as `/cases/galaxy`. */
  path: string
  title: string
  description: string
  /** Left out of search engines, as the confirmation page is. */
  noindex?: boolean
}

/** The metadata of one page: its own title and description, and the one address it is known by. */
export async function pageMetadata({ path, title, description, noindex }: PageFacts): Promise<Metadata> {
  const site = await getSite()
  return {
    title: title.includes(site.name) ? title : `${title} – ${site.name}`,
    description,
    metadataBase: new URL(site.origin),
    alternates: { canonical: path },
    robots: noindex ? { index: false, follow: true } : undefined,
  }
}
