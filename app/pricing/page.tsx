import type { Metadata } from 'next'
import { PricingPage } from '../../components/pricing/PricingPage'
import { Frame } from '../../components/site/Frame'
import { getPricingPage } from '../../lib/content/pricing'
import { getChrome } from '../../lib/navigation/chrome'
import { pageMetadata } from '../../lib/seo/metadata'
import { pricingData } from '../../lib/seo/pages/pricing-data'

const path = '/pricing'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path, ...(await getPricingPage()) })
}

export default async function Page() {
  const page = await getPricingPage()
  return (
    <Frame {...(await getChrome(path))} data={await pricingData(page)}>
      <PricingPage {...page} />
    </Frame>
  )
}
