import type { Metadata } from 'next'
import { DocsIndex } from '../../components/docs/DocsIndex'
import { Frame } from '../../components/site/Frame'
import { getAllPages } from '../../lib/content/all-pages'
import { getDocsPage } from '../../lib/content/docs'
import { getChrome } from '../../lib/navigation/chrome'
import { pageMetadata } from '../../lib/seo/metadata'
import { docsData } from '../../lib/seo/pages/docs-data'
import { twinPath } from '../../lib/shared/addresses'

const path = '/docs'

export async function generateMetadata(): Promise<Metadata> {
  const { title, browserTitle, description } = await getDocsPage(path)
  return pageMetadata({ path, title: browserTitle, heading: title, description, twin: twinPath(path) })
}

export default async function Page() {
  const page = await getDocsPage(path)
  return (
    <Frame {...(await getChrome(path))} data={await docsData(page)} compact>
      <DocsIndex {...page} allPages={await getAllPages()} />
    </Frame>
  )
}
