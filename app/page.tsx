import type { Metadata } from 'next'
import { HomePage } from '../components/home/HomePage'
import { Frame } from '../components/site/Frame'
import { getChrome } from '../lib/pages/chrome'
import { pageMetadata } from '../lib/pages/head/metadata'
import { getHomePage } from '../lib/pages/home/view'
import { homeData } from '../lib/pages/structured-data/pages/company-data'

export async function generateMetadata(): Promise<Metadata> {
  const page = await getHomePage()
  return pageMetadata({ path: '/', heading: page.headline.text, ...page })
}

/** `/` */
export default async function Page() {
  return (
    <Frame {...(await getChrome('/'))} data={await homeData()}>
      <HomePage {...(await getHomePage())} />
    </Frame>
  )
}
