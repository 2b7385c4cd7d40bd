import { attribute, elementsOf, nodesOf, put, rangeOf, splice } from '../../html'
import { kindOf, markOf } from '../../mark'
import { eachPageWith } from '../../step'

const TYPE = 'speculationrules'

/** Hovering over a link fetches its page, if the browser supports speculation rules and Save-Data is off. */
export const speculationRules = eachPageWith('speculation-rules', async ({ settings: { basePath } }) => ({
  inputs: [basePath],
  change: (html, page) => putRules(html, page, basePath),
}))

/** Inserts the rules before the loader, once. */
export function putRules(html: string, page: string, basePath: string): string {
  const nodes = nodesOf(html)
  kindOf(nodes, page)
  const mark = markOf(nodes)
  if (!mark || elementsOf(nodes, 'script').some((script) => attribute(script, 'type') === TYPE)) return html
  return splice(html, [put(rangeOf(mark).start, `<script type="${TYPE}">${JSON.stringify(rules(basePath))}</script>`)])
}

/**
 * Prefetches pages of this site without running them. Other origins match no pattern; everything that is not a page, such as
 * `/openapi.json`, has a dot in its name.
 */
export function rules(basePath: string) {
  const where = { and: [{ href_matches: `${basePath}/*` }, { not: { href_matches: `${basePath}/*.*` } }] }
  return { prefetch: [{ where, eagerness: 'moderate' }] }
}
