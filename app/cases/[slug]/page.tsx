import type { Metadata } from 'next'
import { CasePage } from '../../../components/cases/CasePage'
import { Frame } from '../../../components/site/Frame'
import { caseData } from '../../../lib/pages/cases/case-data'
import { getCasePage, listCases } from '../../../lib/pages/cases/cases'
import { getChrome } from '../../../lib/pages/chrome'
import { pageMetadata } from '../../../lib/pages/head/metadata'

interface Route {
  params: Promise<{ slug: string }>
}

export const dynamicParams = false

export async function generateStaticParams() {
  return (await listCases()).map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Route): Promise<Metadata> {
  const { slug } = await params
  const page = await getCasePage(slug)
  return pageMetadata({ path: `/cases/${slug}`, type: 'article', dataNote: page.example.label, ...page })
}

export default async function Page({ params }: Route) {
  const { slug } = await params
  const path = `/cases/${slug}`
  const page = await getCasePage(slug)
  return (
    <Frame {...(await getChrome(path))} data={await caseData(path, page)} scheme="night">
      <CasePage {...page} />
    </Frame>
  )
}
