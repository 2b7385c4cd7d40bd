import type { OrganizationLeaf } from 'schema-dts'
import { withoutPlaceholders } from '../without-placeholders'

/** The company as author or publisher of a page. */
export interface Publisher {
  name: string
  /** The home page, by its canonical address. */
  url: string
}

/** The facts about the company in the header and footer of every page. */
export interface CompanyFacts extends Publisher {
  /** The registered name; undefined while it is not known. */
  legalName: string | undefined
  /** The absolute address of a picture. */
  logo: string
  /** The addresses of its profiles on social networks. */
  profiles: readonly string[]
  /** The number in the commercial register, with the name of that register. */
  register: { name: string; value: string }
  vat: string
}

/** Contact details of the company. */
export interface ContactDetails {
  email: string
  telephone: string
  address: string
  country: string
}

/** Returns the `@id` of the company, the same in the exports of all languages. */
export const companyId = ({ url }: Publisher): string => new URL('/#organization', url).href

/** Describes the company as author or publisher. */
export function publisher({ name, url }: Publisher): OrganizationLeaf {
  return { '@type': 'Organization', name, url }
}

/**
 * Describes the company. Placeholders are left out.
 * @param contact the contact details, for the page that shows them
 * @source https://schema.org/Organization,
 *   https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function organization(facts: CompanyFacts, contact?: ContactDetails): OrganizationLeaf {
  const { legalName, logo, profiles, register, vat } = facts
  const number = withoutPlaceholders({ ...register })
  return {
    ...publisher(facts),
    '@id': companyId(facts),
    ...withoutPlaceholders({ legalName, vatID: vat }),
    logo,
    sameAs: profiles,
    ...(number.value !== undefined && { identifier: { '@type': 'PropertyValue', ...number } }),
    ...(contact && contactDetailsOf(contact)),
  }
}

function contactDetailsOf({ email, telephone, address, country }: ContactDetails) {
  const postal = withoutPlaceholders({ streetAddress: address, addressCountry: country })
  const hasPostal = Object.keys(postal).length > 0
  return {
    ...withoutPlaceholders({ email, telephone }),
    ...(hasPostal && { address: { '@type': 'PostalAddress', ...postal } as const }),
  }
}
