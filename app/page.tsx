import type { Metadata } from 'next'
import { HomePage } from '../components/home/HomePage'
import { Frame } from '../components/site/Frame'
import { getHomePage } from '../lib/content/home'
import { getChrome } from '../lib/navigation/chrome'
import { pageMetadata } from '../lib/seo/metadata'
import { homeData } from '../lib/seo/pages/company-data'

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
