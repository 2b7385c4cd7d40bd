import { Frame } from '../components/site/Frame'
import { Statement } from '../components/site/Statement'
import { getStatementPage } from '../lib/content/statement'
import { getChrome } from '../lib/navigation/chrome'
import { href } from '../lib/urls'

/**
 * Becomes `404.html`, for hosts that cannot redirect: an instant refresh to the home page, and a plain link.
 * Where the host redirects, nobody sees it.
 */
export default async function NotFound() {
  const page = await getStatementPage('not-found')
  return (
    <Frame {...(await getChrome(''))}>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <meta httpEquiv="refresh" content={`0; url=${href('/')}`} />
      <Statement {...page} eyes="search" />
    </Frame>
  )
}
