import type { Metadata } from 'next'
import { ContactPage } from '../../components/forms/ContactPage'
import { Frame } from '../../components/site/Frame'
import { getChrome } from '../../lib/pages/chrome'
import { getContactPage } from '../../lib/pages/contact/view'
import { pageMetadata } from '../../lib/pages/head/metadata'
import { contactData } from '../../lib/pages/structured-data/pages/company-data'

const path = '/contact'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path, ...(await getContactPage()) })
}

export default async function Page() {
  return (
    <Frame {...(await getChrome(path))} data={await contactData()}>
      <ContactPage {...(await getContactPage())} />
    </Frame>
  )
}
