import type { Metadata } from 'next'
import { HomePage } from '../components/home/HomePage'
import { Frame } from '../components/site/Frame'
import { getHomePage } from '../lib/content/home'
import { getChrome } from '../lib/navigation/chrome'
import { pageMetadata } from '../lib/seo/metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path: '/', ...(await getHomePage()) })
}

/** `/` */
export default async function Page() {
  return (
    <Frame {...(await getChrome('/'))}>
      <HomePage {...(await getHomePage())} />
    </Frame>
  )
}
