import type { Metadata } from 'next'
import { ContactPage } from '../../components/forms/ContactPage'
import { Frame } from '../../components/site/Frame'
import { getChrome } from '../../lib/pages/chrome'
import { contact } from '../../lib/pages/contact/page'
import { pageMetadata } from '../../lib/pages/head/metadata'

const { path } = contact

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path, ...(await contact.view()) })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))} data={await contact.structuredData()}>
      <ContactPage {...(await contact.view())} />
    </Frame>
  )
}
