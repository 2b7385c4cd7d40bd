import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { readAddress } from '../addresses'
import { type PagePlugin, report } from '../page'

/** Lets links lead only to https, http, mailto, tel, a path of this site or a place on the page, and marks those that leave it. */
export const addresses: PagePlugin = (page) => (tree: Root) => {
  visit(tree, 'link', (node) => {
    const address = readAddress(node.url)
    if (address === undefined) {
      const found = node.url.length > 60 ? `${node.url.slice(0, 60)}…` : node.url
      report(
        page,
        node,
        `“${found}” is no address that a link may lead to.`,
        'Write https://…, mailto:…, tel:…, #… or a path of this site such as /pricing.',
      )
      node.url = ''
      return
    }
    if (address.kind === 'page' && /^\/.+\/(?:[?#]|$)/.test(node.url))
      report(page, node, `“${node.url}” ends in a slash.`, `Write “${node.url.replace(/\/(?=[?#]|$)/, '')}”.`)
    if (node.children.length === 0)
      report(page, node, 'This link has no text.', 'Write its text in the square brackets.')
    node.url = address.href
    if (address.kind === 'external')
      node.data = { ...node.data, hProperties: { className: ['external'], rel: ['external'] } }
  })
}
