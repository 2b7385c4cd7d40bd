import type { Metadata } from 'next'
import { ChangedPages } from '../../components/preview/ChangedPages'
import { Frame } from '../../components/site/Frame'
import { getChrome } from '../../lib/pages/chrome'
import { pageMetadata } from '../../lib/pages/head/metadata'
import { getPreviewPage } from '../../lib/pages/preview/preview-page'

const path = '/preview'

export async function generateMetadata(): Promise<Metadata> {
  const { title, lead } = await getPreviewPage()
  return pageMetadata({ path, title, description: lead, picture: false })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))}>
      <ChangedPages {...(await getPreviewPage())} />
    </Frame>
  )
}
