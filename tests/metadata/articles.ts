import { findAll, findOne } from '../specification/support/elements'
import { textOf } from '../specification/support/text'
import type { Thing } from './data'
import { absoluteHref, type BuiltPage, dateOn, headingOn, makeThing, organizationOn, pictureOn } from './page'

/** Lists the breadcrumbs above a title, with absolute URLs, followed by the page itself. */
export function stepsOn(page: BuiltPage): { name: string; item?: string }[] {
  const [breadcrumbs] = findAll(findOne(page.root, 'main'), 'nav', { 'aria-label': 'Where you are' })
  if (!breadcrumbs) return []
  const above = findAll(breadcrumbs, 'a').map((link) => ({
    name: textOf(link),
    item: absoluteHref(link, page.address),
  }))
  const [last = headingOn(page)] = findAll(breadcrumbs, '*', { 'aria-current': 'page' })
  return [...above, { name: textOf(last) }]
}

/** Returns the structured data of the breadcrumbs above a page's title; empty if there are none. */
export function breadcrumbsOn(page: BuiltPage): Thing[] {
  const steps = stepsOn(page).map((step, index) => makeThing('ListItem', { position: index + 1, ...step }))
  return steps.length > 0 ? [makeThing('BreadcrumbList', { itemListElement: steps })] : []
}

/** Returns the structured data of an article, whose title is its first heading. */
export function articleOn(type: 'Article' | 'TechArticle', page: BuiltPage): Thing {
  return makeThing(type, {
    headline: textOf(headingOn(page)),
    image: pictureOn(page),
    dateModified: dateOn(page),
    author: organizationOn(page),
  })
}
