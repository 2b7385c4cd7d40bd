import type { Metadata } from 'next'
import { LegalPage } from '../../components/prose/LegalPage'
import { Frame } from '../../components/site/Frame'
import { getLegalPage } from '../../lib/content/legal'
import { getChrome } from '../../lib/navigation/chrome'
import { pageMetadata } from '../../lib/seo/metadata'

const path = '/terms'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path, ...(await getLegalPage('terms')) })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))}>
      <LegalPage {...(await getLegalPage('terms'))} />
    </Frame>
  )
}
