import type { Metadata } from 'next'
import { AboutPage } from '../../components/about/AboutPage'
import { Frame } from '../../components/site/Frame'
import { about } from '../../lib/pages/about/page'
import { getChrome } from '../../lib/pages/chrome'
import { pageMetadata } from '../../lib/pages/head/metadata'

const { path } = about

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path, ...(await about.view()) })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))}>
      <AboutPage {...(await about.view())} />
    </Frame>
  )
}
