import { all, around, attr, type Element, one } from '../specification/support/elements'
import { normalise, textOf } from '../specification/support/text'
import type { Thing } from './data'

/** A page with the address that it has on the live site. */
export interface BuiltPage {
  root: Element
  /** Such as `https://www.example/pricing`. */
  address: string
}

/** An item of schema.org, as a page would have it. */
export const thing = (type: string, facts: Record<string, unknown>): Thing => ({ '@type': type, ...facts })

/** Where a link leads, in full. */
export const leadsTo = (link: Element, address: string): string => new URL(attr(link, 'href') ?? '', address).href

/** The title of a page as shown on it. */
export const titleOn = ({ root }: BuiltPage): Element => one(one(root, 'main'), 'h1')

/** The sentences below the title. */
export const leadOn = (page: BuiltPage): string => {
  const [beside = page.root] = around(titleOn(page))
  return textOf(one(beside, 'p'))
}

/** The company in short: the name of the home link in the header, and its address. */
export function makerOn({ root, address }: BuiltPage): Thing {
  const home = one(one(root, 'header'), 'a')
  const [, name = ''] = /^(.+), to the home page$/.exec(textOf(home)) ?? []
  return thing('Organization', { name, url: leadsTo(home, address) })
}

/** The picture that previews of the page show. */
export const pictureOn = ({ root }: BuiltPage): string =>
  attr(one(root, 'meta', { property: 'og:image' }), 'content') ?? ''

/** The date of the last change that the page shows. */
export function dayOn({ root }: BuiltPage): string | undefined {
  const days = all(one(root, 'main'), 'time')
  return days.length === 1 && /^Last updated /.test(textOf(around(days[0] as Element)[0] as Element))
    ? attr(days[0] as Element, 'datetime')
    : undefined
}

/** Data with its texts as a page is read here: straight quotes, one space between words. */
export const asRead = (json: string): unknown =>
  JSON.parse(json, (_, value) => (typeof value === 'string' ? normalise(value) : value))
