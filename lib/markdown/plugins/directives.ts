import type { Paragraph, Root } from 'mdast'
import type {} from 'mdast-util-directive'
import remarkDirective from 'remark-directive'
import { visit } from 'unist-util-visit'
import { insteadOf } from '../../shared/nearest'
import { markdownMessages } from '../markdown-messages'
import { type Page, type PagePlugin, report, sourceOf } from '../page'

/** The part of the processor that is needed here. */
interface Processor {
  data(): unknown
}

/** The part of a micromark syntax extension that is needed here. */
interface Syntax {
  flow?: Record<number, Construct | Construct[] | undefined>
}

interface Construct {
  /** Set for container directives: nothing may interrupt them. */
  concrete?: boolean
}

/** Character code of the colon, under which micromark registers the syntax of directives. */
const COLON = 58

/**
 * Adds the syntax of leaf and text directives. Container directives, which start with three colons, are left out: none
 * is supported, and the time for parsing unclosed ones grows with the cube of their number.
 */
export function leafDirectives(this: Processor): void {
  remarkDirective.call(this as never)
  const { flow } = (this.data() as { micromarkExtensions?: Syntax[] }).micromarkExtensions?.at(-1) ?? {}
  if (flow) flow[COLON] = [flow[COLON] ?? []].flat().filter(({ concrete }) => concrete !== true)
}

/** The named blocks, each with its one attribute. */
const namedBlocks: Record<string, string> = { operations: 'resource' }

/** A line that starts with three colons, with a name or alone, also within quotations; it would be shown as text. */
const container = /^[\s>]*(:{3,}[ \t]*([A-Za-z][\w-]*)|:{3,}(?=[ \t]*$))/

/** Three colons that begin a block or, without a name, end one. */
interface Colons {
  found: string
  name: string | undefined
  position: { start: { line: number; column: number } }
}

function colonsIn(page: Page, node: Paragraph): Colons[] {
  const source = sourceOf(page, node)
  if (!source.includes(':::')) return []
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  return source.split('\n').flatMap((text, index) => {
    const [all = '', found, name] = container.exec(text) ?? []
    if (found === undefined) return []
    const before = all.length - found.length + (index === 0 ? column : 1)
    return [{ found, name, position: { start: { line: line + index, column: before } } }]
  })
}

/** A block with a space, a colon or another kind of bracket, or among words. */
const unparsedDirective =
  /(?<![`\w]):{0,3}[ \t]{0,9}(operations)[ \t:]{0,9}[{([]{1,2}\s*resource\s*[=:]\s*["“”']?([\w-]*)["“”']?\s*[})\]]{0,2}/i

/** The value of an attribute that is written in another way, such as `resource: “Users”`. */
const meantValue = /\{\s*[\w-]+\s*[=:]\s*["“”'‘’]?([A-Za-z][\w-]*)(?=["“”'‘’]?\}|\s\w+=)/

function reportUnparsedBlock(page: Page, node: Paragraph): void {
  const source = sourceOf(page, node)
  const match = unparsedDirective.exec(source)
  // With three colons, `reportColons` reports it.
  if (match === null || match[0].startsWith(':::')) return
  const [found, name = '', value] = match
  const before = source.slice(0, match.index).split('\n')
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  const start = {
    line: line + before.length - 1,
    column: (before.length > 1 ? 1 : column) + (before.at(-1) ?? '').length,
  }
  const instead = `::${name.toLowerCase()}{${namedBlocks[name.toLowerCase()]}=${value || 'name'}}`
  report(page, { position: { start } }, markdownMessages['block-not-read'], { found: found.trim(), instead })
}

/** Reports each beginning of a block together with its end, and each end without a beginning. */
function reportColons(page: Page, all: readonly Colons[]): void {
  for (const [index, { found, name, position }] of all.entries()) {
    const next = all[index + 1]
    if (name !== undefined) {
      const closing = next && next.name === undefined ? ` and “${next.found}” on line ${next.position.start.line}` : ''
      report(page, { position }, markdownMessages['block-of-three-colons'], { name, found, closing })
    } else if (all[index - 1]?.name === undefined) report(page, { position }, markdownMessages['block-closing'])
  }
}

/**
 * Reports blocks, such as `::operations{resource=users}`, that are misspelt, incomplete or not on a line of their
 * own. A colon within a sentence, as in `a:b`, is parsed as a directive too, and is turned back into text.
 */
export const directives: PagePlugin = (page) => (tree: Root) => {
  const colons: Colons[] = []
  const mayHaveBlock = unparsedDirective.test(page.source)
  visit(tree, (node, index, parent) => {
    if (node.type === 'textDirective' && parent && index !== undefined) {
      const text = sourceOf(page, node)
      // A named block among words is reported below, with its paragraph.
      if (node.name === 'contentReference')
        report(page, node, markdownMessages['chatbot-mark'], { found: text.slice(0, 60) })
      else if (text !== `:${node.name}` && !Object.hasOwn(namedBlocks, node.name))
        report(page, node, markdownMessages['colon-read-as-directive'], { found: text.slice(0, 60) })
      parent.children[index] = { type: 'text', value: text, position: node.position }
      return index
    }
    if (node.type === 'paragraph') {
      colons.push(...colonsIn(page, node))
      if (mayHaveBlock) reportUnparsedBlock(page, node)
    }
    if (node.type !== 'leafDirective') return
    const { name } = node
    const attribute = Object.hasOwn(namedBlocks, name) ? namedBlocks[name] : undefined
    const [[given, resource] = [], ...others] = Object.entries(node.attributes ?? {})
    const isWhole = given === attribute && others.length === 0 && node.children.length === 0
    if (attribute === undefined)
      report(page, node, markdownMessages['block-unknown'], {
        name,
        instead: insteadOf(name, Object.keys(namedBlocks)),
      })
    else if (parent?.type !== 'root') report(page, node, markdownMessages['block-inside'], { name })
    else if (!isWhole || !/^[a-z][a-z_-]*$/.test(resource ?? ''))
      report(page, node, markdownMessages['block-incomplete'], {
        found: sourceOf(page, node),
        ...{ name, attribute, value: meantValue.exec(sourceOf(page, node))?.[1]?.toLowerCase() ?? 'name' },
      })
    else if (resource && page.resources && !page.resources.includes(resource))
      report(page, node, markdownMessages['block-no-operations'], {
        resource,
        instead: insteadOf(resource, page.resources),
      })
  })
  reportColons(page, colons)
}
