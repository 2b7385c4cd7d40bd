import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { addresses } from '../../shared/addresses'

/**
 * A page's own text, fit to be read away from the site: links become whole addresses, those within the page lead to its
 * place on the site, and a picture keeps its words and leads to its file there.
 * @param path of the page, without base path
 */
export function ownText(written: Root, path: string, { of, ofLink }: ReturnType<typeof addresses>): RootContent[] {
  const tree = structuredClone(written)
  visit(tree, (node) => {
    if (node.type === 'link') node.url = node.url.startsWith('#') ? of(`${path}${node.url}`) : ofLink(node.url)
    if (node.type === 'image') node.url = ofLink(node.url)
  })
  return tree.children
}
