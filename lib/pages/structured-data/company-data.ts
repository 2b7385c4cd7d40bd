import { getSite } from '../../content/site'
import { getTexts } from '../../i18n/texts'
import { companyOf, contactDetailsOf, publisherOf } from './company'
import { jsonLd } from './json-ld'
import { organization } from './things/organization'
import { webSite } from './things/web-site'

/** Returns the structured data of the home page: the company and the site. */
export async function homeData(): Promise<string> {
  const [site, t] = await Promise.all([getSite(), getTexts()])
  return jsonLd([organization(companyOf(site, t)), webSite(publisherOf(site))])
}

/** Returns the structured data of `/contact`: the company with its contact details. */
export async function contactData(): Promise<string> {
  const [site, t] = await Promise.all([getSite(), getTexts()])
  return jsonLd([organization(companyOf(site, t), contactDetailsOf(site))])
}
