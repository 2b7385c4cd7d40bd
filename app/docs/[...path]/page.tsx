import { DocsPage } from '../../../components/docs/page/DocsPage'
import { Frame } from '../../../components/site/Frame'
import { getChrome } from '../../../lib/pages/chrome'
import { docs } from '../../../lib/pages/docs/page'
import { pageMetadata } from '../../../lib/pages/head/metadata'

const pathOf = async ({ params }: PageProps<'/docs/[...path]'>) => `/docs/${(await params).path.join('/')}`

export const dynamicParams = false
export const generateStaticParams = async () => (await docs.paths()).map((path) => ({ path: path.split('/').slice(2) }))

export async function generateMetadata(route: PageProps<'/docs/[...path]'>) {
  return pageMetadata(await docs.head(await docs.view(await pathOf(route))))
}

export default async function Page(route: PageProps<'/docs/[...path]'>) {
  const page = await docs.view(await pathOf(route))
  return (
    <Frame {...(await getChrome(page.path))} data={await docs.structuredData(page)} compact>
      <DocsPage {...page} />
    </Frame>
  )
}
