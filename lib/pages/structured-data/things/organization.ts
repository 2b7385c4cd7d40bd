import type { OrganizationLeaf } from 'schema-dts'
import { known } from '../known'

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
export interface ReachFacts {
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
 * @param reach the contact details, for the page that shows them
 * @source https://schema.org/Organization, https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function organization(facts: CompanyFacts, reach?: ReachFacts): OrganizationLeaf {
  const { legalName, logo, profiles, register, vat } = facts
  const number = known({ ...register })
  return {
    ...publisher(facts),
    '@id': companyId(facts),
    ...known({ legalName, vatID: vat }),
    logo,
    sameAs: profiles,
    ...(number.value !== undefined && { identifier: { '@type': 'PropertyValue', ...number } }),
    ...(reach && reachOf(reach)),
  }
}

function reachOf({ email, telephone, address, country }: ReachFacts) {
  const postal = known({ streetAddress: address, addressCountry: country })
  const hasPostal = Object.keys(postal).length > 0
  return {
    ...known({ email, telephone }),
    ...(hasPostal && { address: { '@type': 'PostalAddress', ...postal } as const }),
  }
}
