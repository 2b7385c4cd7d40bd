import type { Metadata } from 'next'
import { DocsPage } from '../../../components/docs/page/DocsPage'
import { Frame } from '../../../components/site/Frame'
import { getChrome } from '../../../lib/pages/chrome'
import { getDocsPage, listDocs } from '../../../lib/pages/docs/docs'
import { docsData } from '../../../lib/pages/docs/docs-data'
import { pageMetadata } from '../../../lib/pages/head/metadata'
import { markdownCopyPath } from '../../../lib/shared/urls'

interface Route {
  params: Promise<{ path: string[] }>
}

const pathOf = async ({ params }: Route) => `/docs/${(await params).path.join('/')}`

export const dynamicParams = false

export async function generateStaticParams() {
  const pages = await listDocs()
  return pages.filter(({ path }) => path !== '/docs').map(({ path }) => ({ path: path.split('/').slice(2) }))
}

export async function generateMetadata(route: Route): Promise<Metadata> {
  const { path, title, browserTitle, description, request } = await getDocsPage(await pathOf(route))
  return pageMetadata({
    path,
    type: 'article',
    title: browserTitle,
    heading: title,
    request,
    description,
    markdownCopy: markdownCopyPath(path),
  })
}

export default async function Page(route: Route) {
  const path = await pathOf(route)
  const page = await getDocsPage(path)
  return (
    <Frame {...(await getChrome(path))} data={await docsData(page)} compact>
      <DocsPage {...page} />
    </Frame>
  )
}
