import type { Metadata } from 'next'
import { AboutPage } from '../../components/about/AboutPage'
import { Frame } from '../../components/site/Frame'
import { getAboutPage } from '../../lib/content/about'
import { getChrome } from '../../lib/navigation/chrome'
import { pageMetadata } from '../../lib/seo/metadata'

const path = '/about'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path, ...(await getAboutPage()) })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))}>
      <AboutPage {...(await getAboutPage())} />
    </Frame>
  )
}
