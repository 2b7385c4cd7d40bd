import type { Metadata } from 'next'
import { getSite } from '../content/site'
import { href } from '../urls'

/** What a page says of itself. */
export interface PageFacts {
  /** Without base path, such as `/cases/galaxy`. */
  path: string
  title: string
  description: string
  /** Left out of search engines, as the confirmation page is. */
  noindex?: boolean
  /** Its Markdown twin, without base path. */
  twin?: string
}

/** The metadata of one page: its own title and description, and the one address it is known by. */
export async function pageMetadata({ path, title, description, noindex, twin }: PageFacts): Promise<Metadata> {
  const site = await getSite()
  return {
    title: title.includes(site.name) ? title : `${title} – ${site.name}`,
    description,
    metadataBase: new URL(site.origin),
    alternates: { canonical: path, types: twin === undefined ? undefined : { 'text/markdown': href(twin) } },
    robots: noindex ? { index: false, follow: true } : undefined,
  }
}
