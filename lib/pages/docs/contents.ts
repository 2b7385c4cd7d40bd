import type { TocItem } from '../read-entry'
import type { ContentsItem, DocsBlock } from './docs-page'

/** Headings of a text in two levels; deeper ones are left out. */
function nested(headings: readonly TocItem[]): ContentsItem[] {
  const items: ContentsItem[] = []
  for (const { id, text, depth } of headings) {
    const parent = items.at(-1)
    if (depth <= 2 || !parent) items.push({ id, text, children: [] })
    else if (depth === 3) parent.children.push({ id, text })
  }
  return items
}

/**
 * The contents list of a page in the order of its blocks: the headings of its texts, and groups with their operations.
 * @param toc every heading of the page's texts; each is found again by its id in the HTML
 */
export function contentsOf(blocks: readonly DocsBlock[], toc: readonly TocItem[]): ContentsItem[] {
  return blocks.flatMap((block) =>
    block.kind === 'html'
      ? nested(toc.filter(({ id }) => block.html.includes(` id="${id}"`)))
      : block.groups.map(({ id, title, operations }) => ({
          id,
          text: title,
          children: operations.map((operation) => ({ id: operation.id, text: operation.title })),
        })),
  )
}
