import { ancestorsOf, attr, type Element, findAll, findOne } from '../specification/support/elements'
import { normalise, textOf } from '../specification/support/text'
import type { Thing } from './data'

/** A page, with its URL on the live site. */
export interface BuiltPage {
  root: Element
  /** The URL, such as `https://www.example/pricing`. */
  address: string
}

/** Makes a schema.org item, as the structured data of a page contains it. */
export const makeThing = (type: string, facts: Record<string, unknown>): Thing => ({ '@type': type, ...facts })

/** Returns the absolute URL of a link. */
export const absoluteHref = (link: Element, address: string): string => new URL(attr(link, 'href') ?? '', address).href

/** Returns the h1 of a page. */
export const headingOn = ({ root }: BuiltPage): Element => findOne(findOne(root, 'main'), 'h1')

/** Returns the lead of a page, which is the first paragraph in the element around its title. */
export const leadOn = (page: BuiltPage): string => {
  const [parent = page.root] = ancestorsOf(headingOn(page))
  return textOf(findOne(parent, 'p'))
}

/** Returns the organisation, with the name in the header's home link, and the URL of that link. */
export function organizationOn({ root, address }: BuiltPage): Thing {
  const home = findOne(findOne(root, 'header'), 'a')
  const [, name = ''] = /^(.+), to the home page$/.exec(textOf(home)) ?? []
  return makeThing('Organization', { name, url: absoluteHref(home, address) })
}

/** Returns the Open Graph image of a page. */
export const pictureOn = ({ root }: BuiltPage): string =>
  attr(findOne(root, 'meta', { property: 'og:image' }), 'content') ?? ''

/** Returns the “Last updated” date of a page; undefined unless it is the only date in its main content. */
export function dateOn({ root }: BuiltPage): string | undefined {
  const days = findAll(findOne(root, 'main'), 'time')
  return days.length === 1 && /^Last updated /.test(textOf(ancestorsOf(days[0] as Element)[0] as Element))
    ? attr(days[0] as Element, 'datetime')
    : undefined
}

/** Parses JSON, and normalises its strings as the text of pages is: straight quotation marks, single spaces. */
export const parseNormalised = (json: string): unknown =>
  JSON.parse(json, (_, value) => (typeof value === 'string' ? normalise(value) : value))
