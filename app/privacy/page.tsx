import type { Metadata } from 'next'
import { LegalPage } from '../../components/prose/LegalPage'
import { Frame } from '../../components/site/Frame'
import { getChrome } from '../../lib/pages/chrome'
import { pageMetadata } from '../../lib/pages/head/metadata'
import { privacy } from '../../lib/pages/legal/page'

const { path } = privacy

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path, ...(await privacy.view()) })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))}>
      <LegalPage {...(await privacy.view())} />
    </Frame>
  )
}
