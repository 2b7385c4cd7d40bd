import { CasePage } from '../../../components/cases/CasePage'
import { Frame } from '../../../components/site/Frame'
import { caseStudy } from '../../../lib/pages/cases/page'
import { getChrome } from '../../../lib/pages/chrome'
import { pageMetadata } from '../../../lib/pages/head/metadata'

const pathOf = async ({ params }: PageProps<'/cases/[slug]'>) => `/cases/${(await params).slug}`

export const dynamicParams = false
export const generateStaticParams = async () => (await caseStudy.paths()).map((path) => ({ slug: path.split('/')[2] }))

export async function generateMetadata(route: PageProps<'/cases/[slug]'>) {
  const path = await pathOf(route)
  return pageMetadata(await caseStudy.head(await caseStudy.view(path), path))
}

export default async function Page(route: PageProps<'/cases/[slug]'>) {
  const path = await pathOf(route)
  const page = await caseStudy.view(path)
  return (
    <Frame {...(await getChrome(path))} data={await caseStudy.structuredData(page, path)} scheme="night">
      <CasePage {...page} />
    </Frame>
  )
}
