import type { Metadata } from 'next'
import { ContactPage } from '../../components/forms/ContactPage'
import { Frame } from '../../components/site/Frame'
import { getContactPage } from '../../lib/content/contact'
import { getChrome } from '../../lib/navigation/chrome'
import { pageMetadata } from '../../lib/seo/metadata'
import { contactData } from '../../lib/seo/pages/company-data'

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
