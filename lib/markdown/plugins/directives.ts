import type { Root } from 'mdast'
import type {} from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { writeInstead } from '../../nearest'
import { type PagePlugin, report, sourceOf } from '../page'

/** The named blocks, with the one attribute that each of them takes. */
export const namedBlocks: Record<string, string> = { operations: 'resource' }

/**
 * `::operations{resource=users}` on a line of its own becomes a named block. A colon within a sentence, as in `a:b`,
 * looks like a directive too; it becomes text again.
 */
export const directives: PagePlugin = (page) => (tree: Root) => {
  visit(tree, (node, at, parent) => {
    if (node.type === 'textDirective' && parent && at !== undefined) {
      const text = sourceOf(page, node)
      if (text !== `:${node.name}`)
        report(
          page,
          node,
          `“${text.slice(0, 60)}” is read as a directive, and none is known here.`,
          'Write a space behind the colon.',
        )
      parent.children[at] = { type: 'text', value: text, position: node.position }
      return at
    }
    if (node.type === 'containerDirective')
      report(page, node, `“:::${node.name}” begins a block that is not known here.`, 'Remove the three colons.')
    if (node.type !== 'leafDirective') return
    const attribute = Object.hasOwn(namedBlocks, node.name) ? namedBlocks[node.name] : undefined
    const given = Object.entries(node.attributes ?? {})
    if (attribute === undefined)
      report(
        page,
        node,
        `“::${node.name}” is no block that is known here.`,
        writeInstead(node.name, Object.keys(namedBlocks)),
      )
    else if (parent?.type !== 'root')
      report(
        page,
        node,
        `“::${node.name}” stands inside a list or a quotation.`,
        'Put it on a line of its own, between two empty lines.',
      )
    else if (
      given.length !== 1 ||
      given[0]?.[0] !== attribute ||
      !/^[a-z][a-z_-]*$/.test(given[0][1] ?? '') ||
      node.children.length > 0
    )
      report(
        page,
        node,
        `“${sourceOf(page, node)}” does not say what to show.`,
        `Write ::${node.name}{${attribute}=name}.`,
      )
    else if (page.resources && !page.resources.includes(given[0][1] ?? ''))
      report(
        page,
        node,
        `The endpoint table has no operations of “${given[0][1]}”.`,
        writeInstead(given[0][1] ?? '', page.resources),
      )
  })
}
