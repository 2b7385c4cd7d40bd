import type { Metadata } from 'next'
import { WhatIsNew } from '../../components/preview/WhatIsNew'
import { Frame } from '../../components/site/Frame'
import { getPreviewPage } from '../../lib/content/preview-page'
import { getChrome } from '../../lib/navigation/chrome'
import { pageMetadata } from '../../lib/seo/metadata'

const path = '/preview'

export async function generateMetadata(): Promise<Metadata> {
  const { title, lead } = await getPreviewPage()
  return pageMetadata({ path, title, description: lead, picture: false })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))}>
      <WhatIsNew {...(await getPreviewPage())} />
    </Frame>
  )
}
