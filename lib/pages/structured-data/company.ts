import { isUnknown } from '../../content/placeholder'
import type { Site } from '../../content/site'
import type { Texts } from '../../i18n/texts'
import { addresses } from '../../shared/urls'
import { canonicalOf } from '../head/metadata'
import type { CompanyFacts, Publisher, ReachFacts } from './things/organization'

/** The company as every page names it. */
export function publisherOf({ name, origin }: Site): Publisher {
  return { name, url: canonicalOf('/', origin) }
}

/** What header and footer say of the company. */
export function companyOf(site: Site, t: Texts): CompanyFacts {
  const { company, legal, links, origin } = site
  return {
    ...publisherOf(site),
    // As long as the legal texts wait for the registered company, its name here is a working one.
    legalName: isUnknown(legal.entity) ? undefined : company.legalName,
    logo: addresses(origin).of('/icon.svg'),
    profiles: links.social.map(({ url }) => url),
    register: { name: t('site.chamberOfCommerce'), value: company.chamberOfCommerce },
    vat: company.vat,
  }
}

/** How to reach it, as `/contact` says. */
export function reachOf({ company }: Site): ReachFacts {
  const { email, phone, address, country } = company
  return { email, telephone: phone, address, country }
}
