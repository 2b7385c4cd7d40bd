import type { Metadata } from 'next'
import { CasesPage } from '../../components/cases/CasesPage'
import { Frame } from '../../components/site/Frame'
import { getCasesPage } from '../../lib/content/cases-page'
import { getChrome } from '../../lib/navigation/chrome'
import { pageMetadata } from '../../lib/seo/metadata'

const path = '/cases'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path, ...(await getCasesPage()) })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))}>
      <CasesPage {...(await getCasesPage())} />
    </Frame>
  )
}
