import type { Metadata } from 'next'
import { DocsIndex } from '../../components/docs/index/DocsIndex'
import { Frame } from '../../components/site/Frame'
import { getAllPages } from '../../lib/pages/all-pages'
import { getChrome } from '../../lib/pages/chrome'
import { getDocsPage } from '../../lib/pages/docs/docs'
import { docsData } from '../../lib/pages/docs/docs-data'
import { pageMetadata } from '../../lib/pages/head/metadata'
import { markdownCopyPath } from '../../lib/shared/urls'

const path = '/docs'

export async function generateMetadata(): Promise<Metadata> {
  const { title, browserTitle, description } = await getDocsPage(path)
  return pageMetadata({ path, title: browserTitle, heading: title, description, markdownCopy: markdownCopyPath(path) })
}

export default async function Page() {
  const page = await getDocsPage(path)
  return (
    <Frame {...(await getChrome(path))} data={await docsData(page)} compact>
      <DocsIndex {...page} allPages={await getAllPages()} />
    </Frame>
  )
}
