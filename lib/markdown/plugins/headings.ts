import GithubSlugger from 'github-slugger'
import type { Heading, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { markdownMessages } from '../markdown-messages'
import { type PagePlugin, report, sourceOf } from '../page'
import { type Box, box, nodesOfType } from '../tree'

/**
 * Ids that would hide a property which scripts use, because an element's id becomes a property of `window` and
 * `document`. Our scripts do not read undeclared names; this list is a second safeguard.
 */
const reservedIds = new Set(
  `body head documentelement forms images links scripts anchors embeds plugins all cookie domain location title url
  implementation currentscript defaultview activeelement constructor tostring valueof hasownproperty isprototypeof
  getelementbyid queryselector createelement write open close name self window document navigator history status
  parent top frames length event origin opener external screen performance alert fetch config next __proto__`.split(
    /\s+/,
  ),
)

/**
 * Gives each heading an id and, unless it is inside a quotation or list, a link to itself. Collects the headings for
 * the table of contents, and reports empty ones, second titles and skipped levels.
 */
export const headings: PagePlugin = (page) => (tree: Root) => {
  const slugger = new GithubSlugger()
  let last = 1
  const links = new Map<RootContent, Box>()
  for (const node of nodesOfType(tree, 'heading')) {
    const text = textOf(node)
    if (!/[\p{L}\p{N}]/u.test(text)) report(page, node, markdownMessages['heading-empty'])
    // `mistakes` reports text that an underline makes a heading.
    const isUnderlined = node.depth === 1 && !sourceOf(page, node).startsWith('#')
    const isTitle = text.trim().toLowerCase() === page.title.trim().toLowerCase()
    if (node.depth === 1 && !isUnderlined)
      report(page, node, markdownMessages[isTitle ? 'heading-title-again' : 'heading-second-title'], { text })
    else if (!isUnderlined && node.depth > last + 1)
      report(page, node, markdownMessages['heading-skips-level'], {
        depth: node.depth,
        above: last,
        marks: '#'.repeat(last + 1),
      })
    last = node.depth
    const slug = slugger.slug(text) || 'section'
    const id = reservedIds.has(slug) ? slugger.slug(`section-${slug}`) : slug
    page.toc.push({ id, text, depth: node.depth })
    node.data = { ...node.data, hProperties: { id } }
    links.set(node, withLink(node, id, page.texts.linkTo(text)))
  }
  tree.children = tree.children.map((node) => links.get(node) ?? node)
}

/**
 * Puts the link beside the heading, not in it: otherwise a screen reader would read it as part of the heading's text.
 */
function withLink(node: Heading, id: string, label: string): Box {
  const link = box('a', { className: ['anchor'], href: `#${id}`, ariaLabel: label }, [{ type: 'text', value: '#' }])
  return box('div', { className: ['heading'] }, [node, link], node)
}
