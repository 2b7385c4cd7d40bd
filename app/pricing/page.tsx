import type { Metadata } from 'next'
import { PricingPage } from '../../components/pricing/PricingPage'
import { Frame } from '../../components/site/Frame'
import { getPricingPage } from '../../lib/content/pricing'
import { getChrome } from '../../lib/navigation/chrome'
import { pageMetadata } from '../../lib/seo/metadata'

const path = '/pricing'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path, ...(await getPricingPage()) })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))}>
      <PricingPage {...(await getPricingPage())} />
    </Frame>
  )
}
