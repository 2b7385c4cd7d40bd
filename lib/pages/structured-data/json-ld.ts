import type { Graph, Thing } from 'schema-dts'

/**
 * Serialises schema.org items as the text of a data block. Nothing in it can end the block or start a tag.
 * @source https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(/</g, '\\u003c')
}
