import { href } from '../../../lib/shared/urls'
import { siteConfig } from '../../../site.config'
import { attribute, elementsOf, nodesOf, placeOf, put, splice } from '../../html'
import { kindOf, markOf } from '../../mark'
import { eachPage } from '../../step'

const TYPE = 'speculationrules'

/** Hovering a link fetches the page behind it, where the browser knows such rules and nobody saves data. */
export const speculationRules = eachPage('speculation-rules', putRules)

/** Puts the rules before the loader, once. */
export function putRules(html: string, page: string): string {
  const nodes = nodesOf(html)
  kindOf(nodes, page)
  const mark = markOf(nodes)
  if (!mark || elementsOf(nodes, 'script').some((script) => attribute(script, 'type') === TYPE)) return html
  return splice(html, [put(placeOf(mark).start, `<script type="${TYPE}">${JSON.stringify(rules())}</script>`)])
}

/**
 * Pages of this site, read ahead and not run. Another origin matches no pattern, and files such as `/openapi.json` have a
 * dot in their name, as everything has that is no page.
 */
export function rules() {
  const where = { and: [{ href_matches: `${siteConfig.basePath}/*` }, { not: { href_matches: href('/*.*') } }] }
  return { prefetch: [{ where, eagerness: 'moderate' }] }
}
