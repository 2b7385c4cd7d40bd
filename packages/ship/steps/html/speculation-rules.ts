import { attribute, elementsOf } from '../../html'
import { kindOf, markOf } from '../../mark'
import type { PageTree } from '../../page-tree'
import { eachPageWith } from '../../step'

const TYPE = 'speculationrules'

/**
 * Makes browsers fetch a page when the visitor hovers over its link, if they support speculation rules and Save-Data is
 * off.
 */
export const speculationRules = eachPageWith('speculation-rules', async ({ settings: { basePath } }) => ({
  inputs: [basePath],
  change: (page) => putRules(page, basePath),
}))

/** Inserts the rules before the loader, once. @throws if the page was not classified */
export function putRules(page: PageTree, basePath: string): void {
  const { nodes, file } = page
  kindOf(nodes, file)
  const mark = markOf(nodes)
  if (!mark || elementsOf(nodes, 'script').some((script) => attribute(script, 'type') === TYPE)) return
  page.putBefore(mark, page.create('script', { type: TYPE }, JSON.stringify(rules(basePath))))
}

/**
 * Returns rules that prefetch pages of this site without running them. Other origins match no pattern; everything that
 * is not a page, such as `/openapi.json`, has a dot in its name.
 */
export function rules(basePath: string) {
  const where = { and: [{ href_matches: `${basePath}/*` }, { not: { href_matches: `${basePath}/*.*` } }] }
  return { prefetch: [{ where, eagerness: 'moderate' }] }
}
