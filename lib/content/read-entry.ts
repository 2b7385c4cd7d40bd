import { readFile } from 'node:fs/promises'
import matter from 'gray-matter'
import { remark } from 'remark'
import remarkHtml from 'remark-html'
import type { z } from 'zod'

/** A heading of a page's text, for its contents list. */
export interface TocItem {
  id: string
  text: string
  depth: number
}

/** A piece of a page's text: HTML, or a named block that the page draws with a component of its own. */
export type Block = { kind: 'html'; html: string } | { kind: 'operations'; resource: string }

/** A Markdown file after reading, validation and drawing. */
export interface Entry<Data> {
  /** Path relative to the project's root. */
  file: string
  data: Data
  blocks: Block[]
  toc: TocItem[]
}

/**
 * Reads one Markdown file of `content/`.
 * @param file path relative to the project's root
 * @param schema what its front matter must hold
 * @throws ContentError with every problem of the file
 */
export async function readEntry<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<Entry<z.output<Schema>>> {
  const { data, content } = matter(await readFile(file, 'utf8'), {})
  const html = String(await remark().use(remarkHtml).process(content))
  return { file, data: schema.parse(data), blocks: [{ kind: 'html', html }], toc: [] }
}
