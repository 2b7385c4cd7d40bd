import type { Metadata } from 'next'
import { Frame } from '../../components/site/Frame'
import { Statement } from '../../components/site/Statement'
import { getChrome } from '../../lib/pages/chrome'
import { pageMetadata } from '../../lib/pages/head/metadata'
import { thanks } from '../../lib/pages/statement/page'

const { path } = thanks

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path, noindex: true, ...(await thanks.view()) })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))}>
      <Statement {...(await thanks.view())} eyes="wink" />
    </Frame>
  )
}
