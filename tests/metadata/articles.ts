import { all, one } from '../specification/support/elements'
import { textOf } from '../specification/support/text'
import type { Thing } from './data'
import { dayOn, leadsTo, makerOn, type Place, pictureOn, thing, titleOn } from './page'

/** The breadcrumbs above a title, with absolute addresses, followed by the page itself. */
export function stepsOn(place: Place): { name: string; item?: string }[] {
  const [way] = all(one(place.page, 'main'), 'nav', { 'aria-label': 'Where you are' })
  if (!way) return []
  const above = all(way, 'a').map((link) => ({ name: textOf(link), item: leadsTo(link, place.address) }))
  const [last = titleOn(place)] = all(way, '*', { 'aria-current': 'page' })
  return [...above, { name: textOf(last) }]
}

/** The breadcrumbs above a page's title; empty if there are none. */
export function wayOn(place: Place): Thing[] {
  const steps = stepsOn(place).map((step, index) => thing('ListItem', { position: index + 1, ...step }))
  return steps.length > 0 ? [thing('BreadcrumbList', { itemListElement: steps })] : []
}

/** A page that is read as a whole, by its first heading. */
export function articleOn(type: 'Article' | 'TechArticle', place: Place): Thing {
  return thing(type, {
    headline: textOf(titleOn(place)),
    image: pictureOn(place),
    dateModified: dayOn(place),
    author: makerOn(place),
  })
}
