import { all, attr, type Element, one } from '../specification/support/elements'
import { textOf } from '../specification/support/text'
import type { Thing } from './data'
import { makerOn, type Place, thing } from './page'
import type { SiteFile } from './site-file'

/** A placeholder is shown in brackets. */
const known = (value: string | undefined): string | undefined => (!value || value.includes('[') ? undefined : value)

/** The value after a label in the last line of the footer. */
function numberCalled(label: string, lines: readonly Element[]): string | undefined {
  const [line] = lines.filter((each) => textOf(each, 'span').startsWith(label) || textOf(each).startsWith(`${label} `))
  return known(line && textOf(line).slice(label.length).trim())
}

/** The text of the only link with this scheme, which must match its address. */
function linkBy(scheme: string, page: Element): string | undefined {
  const [link] = all(page, 'a', { href: new RegExp(`^${scheme}:`) })
  if (!link) return undefined
  const text = textOf(link)
  const plain = scheme === 'tel' ? text.replace(/[^+\d]/g, '') : text
  if (attr(link, 'href') !== `${scheme}:${plain}`) throw new Error(`“${text}” leads to ${attr(link, 'href')}`)
  return text
}

/** The postal address: the lines that begin with the company's name. */
function doorOn(page: Element, name: string): Thing | undefined {
  const lines = all(one(page, 'main'), 'dd').map((detail) =>
    detail.childNodes.flatMap((line) => ('tagName' in line ? textOf(line) : [])),
  )
  const [, street, country] = lines.find(([first]) => first === name) ?? []
  const place = { streetAddress: known(street), addressCountry: known(country) }
  return Object.values(place).some(Boolean) ? thing('PostalAddress', place) : undefined
}

/** The company as header and footer show it, with contact details if the page has them. */
export function companyOn(place: Place, { origin, links, legal }: SiteFile): Thing {
  const maker = makerOn(place)
  const footer = all(place.page, 'footer').at(-1) as Element
  const lines = all(all(footer, 'ul').at(-1) as Element, 'li')
  const [copyright = ''] = lines.map((line) => textOf(line))
  const number = numberCalled('Chamber of commerce', lines)
  const social = links.social.flatMap(({ name }) => all(footer, 'a').filter((link) => textOf(link) === name))
  return {
    ...maker,
    '@id': `${maker.url}#organization`,
    // The name in the footer is provisional until the legal texts name the registered company.
    legalName: known(legal.entity) && copyright.replace(/^© \d+ /, ''),
    vatID: numberCalled('VAT', lines),
    identifier: number && thing('PropertyValue', { name: 'Chamber of commerce', value: number }),
    logo: `${origin}/icon.svg`,
    sameAs: social.map((link) => attr(link, 'href')),
    email: known(linkBy('mailto', place.page)),
    telephone: linkBy('tel', place.page),
    address: doorOn(place.page, String(maker.name)),
  }
}

/** The site as a whole, under the name that its header has. */
export function siteOn(place: Place): Thing {
  const { name, url } = makerOn(place)
  return thing('WebSite', { '@id': `${url}#website`, url, name, publisher: { '@id': `${url}#organization` } })
}
