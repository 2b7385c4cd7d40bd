import { attr, type Element, findAll, findOne } from '../specification/support/elements'
import { textOf } from '../specification/support/text'
import type { Thing } from './data'
import { type BuiltPage, makeThing, organizationOn } from './page'
import type { SiteFile } from './site-file'

/** Returns a value unless it is a placeholder, which is in brackets. */
const unlessPlaceholder = (value: string | undefined): string | undefined =>
  !value || value.includes('[') ? undefined : value

/** Returns the value after a label in the last line of the footer. */
function valueAfterLabel(label: string, lines: readonly Element[]): string | undefined {
  const [line] = lines.filter((each) => textOf(each, 'span').startsWith(label) || textOf(each).startsWith(`${label} `))
  return unlessPlaceholder(line && textOf(line).slice(label.length).trim())
}

/**
 * Returns the text of the first link with this scheme; undefined if there is none.
 * @throws if the text does not match the URL
 */
function textOfLinkWithScheme(scheme: string, page: Element): string | undefined {
  const [link] = findAll(page, 'a', { href: new RegExp(`^${scheme}:`) })
  if (!link) return undefined
  const text = textOf(link)
  const plain = scheme === 'tel' ? text.replace(/[^+\d]/g, '') : text
  if (attr(link, 'href') !== `${scheme}:${plain}`) throw new Error(`“${text}” leads to ${attr(link, 'href')}`)
  return text
}

/** Returns the postal address, from the lines that begin with the company's name. */
function addressOn(page: Element, name: string): Thing | undefined {
  const lines = findAll(findOne(page, 'main'), 'dd').map((detail) =>
    detail.childNodes.flatMap((line) => ('tagName' in line ? textOf(line) : [])),
  )
  const [, street, country] = lines.find(([first]) => first === name) ?? []
  const address = { streetAddress: unlessPlaceholder(street), addressCountry: unlessPlaceholder(country) }
  return Object.values(address).some(Boolean) ? makeThing('PostalAddress', address) : undefined
}

/** Returns the company as the header and footer show it, with contact details if the page has them. */
export function companyOn(page: BuiltPage, { origin, links, legal }: SiteFile): Thing {
  const maker = organizationOn(page)
  const footer = findAll(page.root, 'footer').at(-1) as Element
  const lines = findAll(findAll(footer, 'ul').at(-1) as Element, 'li')
  const [copyright = ''] = lines.map((line) => textOf(line))
  const number = valueAfterLabel('Chamber of commerce', lines)
  const social = links.social.flatMap(({ name }) => findAll(footer, 'a').filter((link) => textOf(link) === name))
  return {
    ...maker,
    '@id': `${maker.url}#organization`,
    // The name in the footer is provisional until the legal texts name the registered company.
    legalName: unlessPlaceholder(legal.entity) && copyright.replace(/^© \d+ /, ''),
    vatID: valueAfterLabel('VAT', lines),
    identifier: number && makeThing('PropertyValue', { name: 'Chamber of commerce', value: number }),
    logo: `${origin}/icon.svg`,
    sameAs: social.map((link) => attr(link, 'href')),
    email: unlessPlaceholder(textOfLinkWithScheme('mailto', page.root)),
    telephone: textOfLinkWithScheme('tel', page.root),
    address: addressOn(page.root, String(maker.name)),
  }
}

/** Returns the site as a whole, with the name in its header. */
export function siteOn(page: BuiltPage): Thing {
  const { name, url } = organizationOn(page)
  return makeThing('WebSite', { '@id': `${url}#website`, url, name, publisher: { '@id': `${url}#organization` } })
}
