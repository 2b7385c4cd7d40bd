import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { readAddress, repairAddress } from '../addresses'
import { markdownMessages } from '../markdown-messages'
import { type PagePlugin, report } from '../page'

/** Lets links lead only to https, http, mailto, tel, a path of this site or a place on the page, and marks those that leave it. */
export const addresses: PagePlugin = (page) => (tree: Root) => {
  visit(tree, 'link', (node) => {
    const address = readAddress(node.url)
    if (address === undefined) {
      const found = node.url.length > 60 ? `${node.url.slice(0, 60)}…` : node.url
      const repair = repairAddress(node.url, page.file)
      if (repair) report(page, node, repair.message, { found, instead: repair.instead })
      else report(page, node, markdownMessages['link-no-address'], { found })
      node.url = ''
      return
    }
    if (address.kind === 'page' && /^\/.+\/(?:[?#]|$)/.test(node.url))
      report(page, node, markdownMessages['link-trailing-slash'], {
        found: node.url,
        instead: node.url.replace(/\/(?=[?#]|$)/, ''),
      })
    if (node.children.length === 0) report(page, node, markdownMessages['link-without-text'])
    node.url = address.href
    if (address.kind === 'external')
      node.data = { ...node.data, hProperties: { className: ['external'], rel: ['external'] } }
  })
}
