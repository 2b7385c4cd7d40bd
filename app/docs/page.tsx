import type { Metadata } from 'next'
import { DocsIndex } from '../../components/docs/DocsIndex'
import { Frame } from '../../components/site/Frame'
import { getAllPages } from '../../lib/content/all-pages'
import { getDocsPage } from '../../lib/content/docs'
import { getChrome } from '../../lib/navigation/chrome'
import { twinPath } from '../../lib/outputs/addresses'
import { pageMetadata } from '../../lib/seo/metadata'

const path = '/docs'

export async function generateMetadata(): Promise<Metadata> {
  const { browserTitle, description } = await getDocsPage(path)
  return pageMetadata({ path, title: browserTitle, description, twin: twinPath(path) })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))} compact>
      <DocsIndex {...(await getDocsPage(path))} allPages={await getAllPages()} />
    </Frame>
  )
}
