import type { Metadata } from 'next'
import { Frame } from '../components/site/Frame'
import { Statement } from '../components/site/Statement'
import { getChrome } from '../lib/pages/chrome'
import { pageMetadata } from '../lib/pages/head/metadata'
import { notFound } from '../lib/pages/statement/page'
import { href } from '../lib/shared/urls'
import { siteConfig } from '../site.config'

/** Next itself says that it is not to be found. */
export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await notFound.view()
  return pageMetadata({ path: notFound.path, title, description, address: false })
}

/**
 * Becomes `404.html`. For hosts that shall redirect and cannot: an instant refresh to the home page, and a plain link; where
 * the host redirects, nobody sees it. The policy may say that it stays.
 */
export default async function NotFound() {
  return (
    <Frame {...(await getChrome(''))}>
      {siteConfig.hosting.unknown === 'redirect' && <meta httpEquiv="refresh" content={`0; url=${href('/')}`} />}
      <Statement {...(await notFound.view())} eyes="search" />
    </Frame>
  )
}
