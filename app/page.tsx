import type { Metadata } from 'next'
import { HomePage } from '../components/home/HomePage'
import { Frame } from '../components/site/Frame'
import { getChrome } from '../lib/pages/chrome'
import { pageMetadata } from '../lib/pages/head/metadata'
import { home } from '../lib/pages/home/page'

export async function generateMetadata(): Promise<Metadata> {
  const page = await home.view()
  return pageMetadata({ path: home.path, heading: page.headline.text, ...page })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(home.path))} data={await home.structuredData()}>
      <HomePage {...(await home.view())} />
    </Frame>
  )
}
