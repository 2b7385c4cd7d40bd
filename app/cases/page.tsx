import type { Metadata } from 'next'
import { CasesPage } from '../../components/cases/list/CasesPage'
import { Frame } from '../../components/site/Frame'
import { cases } from '../../lib/pages/cases/page'
import { getChrome } from '../../lib/pages/chrome'
import { pageMetadata } from '../../lib/pages/head/metadata'

const { path } = cases

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path, ...(await cases.view()) })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))}>
      <CasesPage {...(await cases.view())} />
    </Frame>
  )
}
