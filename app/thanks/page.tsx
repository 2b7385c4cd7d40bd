import type { Metadata } from 'next'
import { Frame } from '../../components/site/Frame'
import { Statement } from '../../components/site/Statement'
import { getChrome } from '../../lib/pages/chrome'
import { pageMetadata } from '../../lib/pages/head/metadata'
import { getStatementPage } from '../../lib/pages/statement/view'

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
