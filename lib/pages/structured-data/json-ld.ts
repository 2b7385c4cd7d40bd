import type { Graph, Thing } from 'schema-dts'

/**
 * Writes things of schema.org as the text of a data block. Nothing in it can end the block or begin another tag.
 * @source https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(/</g, '\\u003c')
}
