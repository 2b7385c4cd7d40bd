import { isUnknown } from '../../content/placeholder'
import type { Site } from '../../content/site'
import type { Texts } from '../../i18n/texts'
import { addresses, iconPath } from '../../shared/urls'
import { canonicalOf } from '../head/metadata'
import type { CompanyFacts, ContactDetails, Publisher } from './things/organization'

/** Returns the name and home page of the company. */
export function publisherOf({ name, origin }: Site): Publisher {
  return { name, url: canonicalOf('/', origin) }
}

/** Returns the facts about the company in header and footer. */
export function companyOf(site: Site, t: Texts): CompanyFacts {
  const { company, legal, links, origin } = site
  return {
    ...publisherOf(site),
    // While the legal texts have a placeholder for the company, `company.legalName` is provisional.
    legalName: isUnknown(legal.entity) ? undefined : company.legalName,
    logo: addresses(origin).of(iconPath),
    profiles: links.social.map(({ url }) => url),
    register: { name: t('site.chamberOfCommerce'), value: company.chamberOfCommerce },
    vat: company.vat,
  }
}

/** Returns the contact details shown on `/contact`. */
export function contactDetailsOf({ company }: Site): ContactDetails {
  const { email, phone, address, country } = company
  return { email, telephone: phone, address, country }
}
