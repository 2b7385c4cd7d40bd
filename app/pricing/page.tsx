import type { Metadata } from 'next'
import { PricingPage } from '../../components/pricing/PricingPage'
import { Frame } from '../../components/site/Frame'
import { getChrome } from '../../lib/pages/chrome'
import { pageMetadata } from '../../lib/pages/head/metadata'
import { pricing } from '../../lib/pages/pricing/page'

const { path } = pricing

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path, ...(await pricing.view()) })
}

export default async function Page() {
  const page = await pricing.view()
  return (
    <Frame {...(await getChrome(path))} data={await pricing.structuredData(page)}>
      <PricingPage {...page} />
    </Frame>
  )
}
