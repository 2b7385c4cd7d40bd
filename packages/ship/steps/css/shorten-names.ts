import { type Edit, elementsOf, insideOf, type Node, nodesOf, scriptText, splice } from '../../html'
import { kindOf } from '../../mark'
import { shortProperties } from '../../properties/short-names'
import { eachPageWith } from '../../step'
import { namesOfTools, shortClasses } from './shorten-classes'
import { shortUses } from './shorten-properties'

/** Finds shorter names for a page: how to write them in its style sheets, and the edits of its attributes. */
export type Shortening = (
  nodes: readonly Node[],
  html: string,
) => { css: (css: string) => string; attributes: readonly Edit[] }

/**
 * Shortens classes and custom properties of static pages, which saves 0.5 kB on each. On interactive pages the names stay,
 * because React knows them. One step for both, so that each page is parsed once.
 */
export const shortenNames = eachPageWith('shorten-names', async (out) => {
  const [taken, properties] = [await namesOfTools(out), await shortProperties(out)]
  const how = [shortClasses(taken), shortUses(properties)]
  return {
    inputs: [[...taken].join(), [...properties].join()],
    change: (html, page) => shortenInPage(html, page, how),
  }
})

/** Shortens names in a static page. Other pages stay as they are. @param how in order */
export function shortenInPage(html: string, page: string, how: readonly Shortening[]): string {
  const nodes = nodesOf(html)
  if (kindOf(nodes, page) !== 'static') return html
  const found = how.map((shorten) => shorten(nodes, html))
  const sheets = elementsOf(nodes, 'style').map((style) => ({
    ...insideOf(style),
    text: found.reduce((text, { css }) => css(text), scriptText(style)),
  }))
  return splice(html, [...sheets, ...found.flatMap(({ attributes }) => attributes)])
}
