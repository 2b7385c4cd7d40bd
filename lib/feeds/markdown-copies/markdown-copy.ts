import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { DocsPage, DocsText } from '../../pages/docs/docs-page'
import type { GroupView } from '../../reference/views'
import type { addresses } from '../../shared/urls'
import { heading, inlineCode, link, list, paragraph, strong, text } from './nodes'
import { groupNodes } from './operations'
import { writeMarkdown } from './write-markdown'

type Addresses = ReturnType<typeof addresses>

/** A page of the documentation as the files for programs show it. */
export interface DocsCopy extends Pick<DocsPage, 'path' | 'title' | 'browserTitle' | 'description' | 'lead'> {
  /** The operations on the page. */
  groups: GroupView[]
  /** The page's Markdown copy. */
  markdown: string
}

/** Returns a documentation page as the files for programs show it. */
export function docsCopyOf(text: DocsText, to: Addresses): DocsCopy {
  const { path, title, browserTitle, description, lead } = text.page
  const about = { path, title, browserTitle, description, lead }
  return { ...about, groups: groupsOf(text.page), markdown: markdownCopyOf(text, to) }
}

const groupsOf = ({ blocks }: DocsPage): GroupView[] =>
  blocks.flatMap((block) => (block.kind === 'operations' ? block.groups : []))

/** The top of the copy: the title with the page's address, the date and the lead. */
function topNodes({ path, browserTitle, updated, lead }: DocsPage, to: Addresses): RootContent[] {
  const nodes: RootContent[] = [heading(1, link(to.of(path), browserTitle))]
  if (updated) nodes.push(paragraph(text(`${updated.label} ${updated.text}`)))
  if (lead !== '') nodes.push(paragraph(text(lead)))
  return nodes
}

/** The line with the base address, and what readers need to know about all operations. */
function baseNodes({ strip, files }: DocsPage, to: Addresses): RootContent[] {
  if (!strip) return []
  const links = [strip.authentication, strip.plan, ...files.descriptions]
  return [
    paragraph(
      ...[text(`${strip.label}: `), inlineCode(strip.address)],
      ...links.flatMap((each) => [text(' · '), link(to.ofLink(each.href), each.text)]),
    ),
  ]
}

/** What the page does not document, and where to ask for it. */
function missingNodes({ notDocumented, texts }: DocsPage, to: Addresses): RootContent[] {
  if (notDocumented === undefined) return []
  const ask = link(to.ofLink(texts.ask.href), texts.ask.text)
  return [paragraph(strong(texts.notDocumented), text(`: ${notDocumented} `), ask)]
}

/** The link of the button on a page whose subject is not public. */
const buttonNodes = ({ request, texts }: DocsPage, to: Addresses): RootContent[] =>
  request === undefined ? [] : [paragraph(link(to.ofLink(texts.ask.href), request))]

/** The list above the text of some pages: the APIs, or the pages of the reference. */
function listNodes({ layout, apis, resources }: DocsPage, to: Addresses): RootContent[] {
  const rows =
    layout === 'index'
      ? apis.map(({ links, count, summary, ...api }) => ({ ...api, details: [count && `${count}.`, summary], links }))
      : layout === 'resources'
        ? resources.map(({ groups, count, lead, ...part }) => ({
            ...part,
            details: [`${count}.`, lead],
            // As on the page: a single group is the whole page.
            links: groups.length > 1 ? groups : [],
          }))
        : []
  if (rows.length === 0) return []
  return [
    list(
      rows.map(({ href, title, details, links }) => [
        link(to.ofLink(href), title),
        text(details.some(Boolean) || links.length > 0 ? [':', ...details.filter(Boolean)].join(' ') : ''),
        ...links.flatMap((inner, index) => [text(index === 0 ? ' ' : ' · '), link(to.ofLink(inner.href), inner.text)]),
      ]),
    ),
  ]
}

/** How many operations are documented: as a list under a heading for all operations, or as one line for a page. */
function coverageNodes({ layout, coverage, texts }: DocsPage, to: Addresses): RootContent[] {
  if (coverage.length === 0) return []
  if (layout === 'resources')
    return [heading(2, text(texts.coverage.text)), list(coverage.map((line) => [text(line.text)]))]
  const words = coverage.map((line) => line.text).join(' ')
  return [paragraph(text(`${words} `), link(to.ofLink(texts.coverage.href), texts.coverage.text))]
}

/**
 * Writes the Markdown copy of a documentation page: everything the page says, with absolute links, so that it can be
 * read anywhere. Its first line contains the title and the page's address.
 */
export function markdownCopyOf({ page, written }: DocsText, to: Addresses): string {
  const context = { address: to.of(page.path), texts: page.texts }
  const groups = page.blocks.flatMap((block) => (block.kind === 'operations' ? [block.groups] : []))
  const body = ownText(written, page.path, to).flatMap((node) =>
    node.type === 'leafDirective' ? (groups.shift() ?? []).flatMap((group) => groupNodes(group, context)) : [node],
  )
  const isIndex = page.layout === 'index'
  return writeMarkdown([
    ...topNodes(page, to),
    // On the first page, this comes after the parts that it is about.
    ...(isIndex ? [] : missingNodes(page, to)),
    ...baseNodes(page, to),
    ...listNodes(page, to),
    ...(isIndex ? missingNodes(page, to) : []),
    ...coverageNodes(page, to),
    ...body,
    ...buttonNodes(page, to),
  ])
}

/**
 * A page's own text, adapted to be read away from the site: links and the addresses of pictures become absolute, and
 * links within the page lead to the page on the site.
 * @param path the path of the page, without the base path
 */
function ownText(written: Root, path: string, { of, ofLink }: Addresses): RootContent[] {
  const tree = structuredClone(written)
  visit(tree, (node) => {
    if (node.type === 'link') node.url = node.url.startsWith('#') ? of(`${path}${node.url}`) : ofLink(node.url)
    if (node.type === 'image') node.url = ofLink(node.url)
  })
  return tree.children
}
