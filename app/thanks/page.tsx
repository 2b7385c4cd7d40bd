import type { Metadata } from 'next'
import { Frame } from '../../components/site/Frame'
import { Statement } from '../../components/site/Statement'
import { getStatementPage } from '../../lib/content/statement'
import { getChrome } from '../../lib/navigation/chrome'
import { pageMetadata } from '../../lib/seo/metadata'

const path = '/thanks'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path, noindex: true, ...(await getStatementPage('thanks')) })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))}>
      <Statement {...(await getStatementPage('thanks'))} eyes="wink" />
    </Frame>
  )
}
