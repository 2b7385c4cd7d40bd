import type { Root } from 'mdast'
import { copyTree } from '../copy-tree'
import type { PagePlugin } from '../page'

/** Keeps a copy of the tree for the Markdown twin: the plugins behind this one turn headings, tables and code into HTML. */
export const keepWritten: PagePlugin = (page) => (tree: Root) => {
  page.written = copyTree(tree)
}
