import type { Metadata } from 'next'
import { Frame } from '../components/site/Frame'
import { Statement } from '../components/site/Statement'
import { getChrome } from '../lib/pages/chrome'
import { pageMetadata } from '../lib/pages/head/metadata'
import { notFound } from '../lib/pages/statement/page'
import { href } from '../lib/shared/urls'
import { siteConfig } from '../site.config'

/** Next itself marks this page as not indexable. */
export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await notFound.view()
  return pageMetadata({ path: notFound.path, title, description, address: false })
}

/**
 * Becomes `404.html`. For hosts that cannot redirect: an instant refresh to the home page, and a plain link. The policy
 * may keep visitors here instead.
 */
export default function NotFound() {
  return (
    <>
      {/* Outside the part that waits for content, so that it comes before the title in every build. */}
      {siteConfig.hosting.unknown === 'redirect' && <meta httpEquiv="refresh" content={`0; url=${href('/')}`} />}
      <NotFoundPage />
    </>
  )
}

async function NotFoundPage() {
  return (
    <Frame {...(await getChrome(''))}>
      <Statement {...(await notFound.view())} eyes="search" />
    </Frame>
  )
}
