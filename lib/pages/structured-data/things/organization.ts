import type { OrganizationLeaf } from 'schema-dts'
import { known } from '../known'

/** The company as a page names it in passing. */
export interface Publisher {
  name: string
  /** The home page, by its canonical address. */
  url: string
}

/** What stands in header and footer of every page. */
export interface CompanyFacts extends Publisher {
  /** None while nobody knows it. */
  legalName: string | undefined
  /** Whole address of a picture. */
  logo: string
  /** Profiles elsewhere. */
  profiles: readonly string[]
  /** Number in the commercial register, with what it is called. */
  register: { name: string; value: string }
  vat: string
}

/** Ways to reach the company, which one page shows. */
export interface ReachFacts {
  email: string
  telephone: string
  address: string
  country: string
}

/** What the company is called by programs: the same in the exports of all languages. */
export const companyId = ({ url }: Publisher): string => new URL('/#organization', url).href

/** Names the company where something is by it. */
export function publisher({ name, url }: Publisher): OrganizationLeaf {
  return { '@type': 'Organization', name, url }
}

/**
 * The company. What nobody has told yet is left out.
 * @param reach only on the page that shows it
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
  const place = known({ streetAddress: address, addressCountry: country })
  const hasPlace = Object.keys(place).length > 0
  return {
    ...known({ email, telephone }),
    ...(hasPlace && { address: { '@type': 'PostalAddress', ...place } as const }),
  }
}
