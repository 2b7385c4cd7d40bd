import type { Metadata } from 'next'
import { HomePage } from '../components/home/HomePage'
import { Frame } from '../components/site/Frame'
import { getChrome } from '../lib/pages/chrome'
import { pageMetadata } from '../lib/pages/head/metadata'
import { home } from '../lib/pages/home/page'
import { homeData } from '../lib/pages/structured-data/company-data'

export async function generateMetadata(): Promise<Metadata> {
  const page = await home.view()
  return pageMetadata({ path: home.path, heading: page.headline.text, ...page })
}

/** `/` */
export default async function Page() {
  return (
    <Frame {...(await getChrome(home.path))} data={await homeData()}>
      <HomePage {...(await home.view())} />
    </Frame>
  )
}
