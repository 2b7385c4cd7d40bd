import type { Metadata } from 'next'
import { PricingPage } from '../../components/pricing/PricingPage'
import { Frame } from '../../components/site/Frame'
import { getChrome } from '../../lib/pages/chrome'
import { pageMetadata } from '../../lib/pages/head/metadata'
import { getPricingPage } from '../../lib/pages/pricing/view'
import { pricingData } from '../../lib/pages/structured-data/pages/pricing-data'

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
