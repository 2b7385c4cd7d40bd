import type { Root } from 'mdast'
import { drawBlocks } from './blocks'
import type { Block, MarkdownContext, TocItem } from './page'
import { parseMarkdown } from './pipeline'
import { drawSections, type Section } from './sections'

/** A text after drawing: the same HTML whole, in blocks and by section. */
export interface Rendered {
  blocks: Block[]
  toc: TocItem[]
  intro: string
  sections: Section[]
  /** The text as Markdown, with its tokens filled. */
  written: Root
}

/**
 * Draws Markdown.
 * @param source Markdown; its lines count as in the file
 * @throws ContentError with every problem of the text
 */
export async function renderMarkdown(source: string, context: MarkdownContext): Promise<Rendered> {
  const drawn = await parseMarkdown(source, context)
  const blocks = drawBlocks(drawn.tree.children, drawn.draw)
  return { blocks, toc: drawn.page.toc, ...drawSections(drawn), written: drawn.page.written }
}
