import type { TocItem } from '../get-content'
import type { ContentsItem, DocsBlock } from './docs-page'

/** Nests the headings of a text in two levels, and leaves out those of deeper levels. */
function nestHeadings(headings: readonly TocItem[]): ContentsItem[] {
  const items: ContentsItem[] = []
  for (const { id, text, depth } of headings) {
    const parent = items.at(-1)
    if (depth <= 2 || !parent) items.push({ id, text, children: [] })
    else if (depth === 3) parent.children.push({ id, text })
  }
  return items
}

/**
 * Returns the table of contents of a page: the headings of its texts and the groups of its operations, in the order of
 * its blocks.
 * @param toc every heading of the page's texts; ids match them with the HTML
 */
export function contentsOf(blocks: readonly DocsBlock[], toc: readonly TocItem[]): ContentsItem[] {
  return blocks.flatMap((block) =>
    block.kind === 'html'
      ? nestHeadings(toc.filter(({ id }) => block.html.includes(` id="${id}"`)))
      : block.groups.map(({ id, title, operations }) => ({
          id,
          text: title,
          children: operations.map((operation) => ({ id: operation.id, text: operation.title })),
        })),
  )
}
