import type { Chrome } from '../../lib/pages/chrome'
import type { StatementPage } from '../../lib/pages/statement/view'
import { href } from '../../lib/shared/urls'
import { siteConfig } from '../../site.config'
import { Frame } from './Frame'
import { Statement } from './Statement'

interface Props {
  chrome: Promise<Chrome>
  page: Promise<StatementPage>
}

/**
 * The not-found page. For hosts that cannot redirect, it has an instant refresh to the home page, and a plain link. The
 * hosting policy may leave out the refresh, so that visitors see the page.
 */
export function NotFound(props: Props) {
  return (
    <>
      {/* Outside the part that waits for content, so that it comes before the title in every build. */}
      {siteConfig.hosting.unknown === 'redirect' && <meta httpEquiv="refresh" content={`0; url=${href('/')}`} />}
      <NotFoundPage {...props} />
    </>
  )
}

async function NotFoundPage({ chrome, page }: Props) {
  return (
    <Frame {...(await chrome)}>
      <Statement {...(await page)} eyes="search" />
    </Frame>
  )
}
