import type { Metadata } from 'next'
import { DocsIndex } from '../../components/docs/index/DocsIndex'
import { Frame } from '../../components/site/Frame'
import { getAllPages } from '../../lib/pages/all-pages'
import { getChrome } from '../../lib/pages/chrome'
import { docsIndex } from '../../lib/pages/docs/page'
import { pageMetadata } from '../../lib/pages/head/metadata'

const { path } = docsIndex

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await docsIndex.head(await docsIndex.view(path)))
}

export default async function Page() {
  const page = await docsIndex.view(path)
  return (
    <Frame {...(await getChrome(path))} data={await docsIndex.structuredData(page)} compact>
      <DocsIndex {...page} allPages={await getAllPages()} />
    </Frame>
  )
}
