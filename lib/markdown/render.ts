import type { Blockquote, Heading, List, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Block, MarkdownContext, TocItem } from './page'
import { type ParsedMarkdown, parseMarkdown } from './pipeline'

/** A rendered text: the same HTML in blocks and by section. */
export interface Rendered {
  blocks: Block[]
  toc: TocItem[]
  intro: string
  sections: Section[]
  /** The text as Markdown, with its tokens replaced. */
  written: Root
}

/**
 * Renders Markdown.
 * @param source Markdown with the line numbers of its file
 * @throws ContentError with every problem of the text
 */
export async function renderMarkdown(source: string, context: MarkdownContext): Promise<Rendered> {
  const parsed = await parseMarkdown(source, context)
  const blocks = renderBlocks(parsed.tree.children, parsed.render)
  return { blocks, toc: parsed.page.toc, ...renderSections(parsed), written: parsed.page.written }
}

/** A numbered item of a legal text. */
export interface Clause {
  /** Such as `2.3` for the third clause of the second section. */
  number: string
  /** Such as `clause-2-3`, for links to the clause. */
  id: string
  /** The content of the item; a single paragraph is rendered without its `p`. */
  html: string
}

/** A part of a section, in the order of the text. */
type SectionPart =
  | Block
  | { kind: 'summary'; html: string } // a quotation that starts with “In short:”
  | { kind: 'clauses'; clauses: Clause[] } // a numbered list; numbering continues through the section

/** The text below one `##` heading. The heading itself is not in the HTML: the page renders it, with the id. */
export interface Section {
  id: string
  title: string
  /** 1 for the first section. */
  number: number
  /** The whole section as HTML, without its heading and named blocks. */
  html: string
  /** The same HTML, split into parts. */
  parts: SectionPart[]
  /** The same HTML, split at its headings: the part above the first `###` heading … */
  opening: string
  /** … and below each of them. */
  subsections: Subsection[]
}

/** The text below one `###` heading, which is not in the HTML. */
export interface Subsection {
  id: string
  title: string
  html: string
}

/** The heading inside the wrapper of the heading plugin. */
function headingOf(node: RootContent): Heading | undefined {
  if (node.type === 'heading') return node
  const [first] = node.type === 'box' ? node.children : []
  return first?.type === 'heading' ? first : undefined
}

const isSummary = (node: RootContent): node is Blockquote =>
  node.type === 'blockquote' && textOf(node).startsWith('In short:')

/**
 * Splits a rendered text at its `##` headings.
 * @returns `intro`: the HTML above the first of them
 */
function renderSections({ tree, render }: ParsedMarkdown): { intro: string; sections: Section[] } {
  const { above, found } = splitAt(2, tree.children)
  const sections = found.map(({ heading, nodes }, index) => {
    const plain = nodes.filter(({ type }) => type !== 'leafDirective')
    const inner = splitAt(3, plain)
    const html = render(plain)
    return {
      ...nameOf(heading),
      number: index + 1,
      html,
      // Rendered on demand, because few pages need them.
      get parts() {
        return partsOf(nodes, index + 1, render)
      },
      opening: inner.found.length > 0 ? render(inner.above) : html,
      subsections: inner.found.map(({ heading: deeper, nodes: below }) => ({ ...nameOf(deeper), html: render(below) })),
    }
  })
  return { intro: render(above), sections }
}

const nameOf = (heading: Heading) => ({ id: String(heading.data?.hProperties?.id), title: textOf(heading) })

/** Splits nodes before each heading of one level. */
function splitAt(depth: number, nodes: readonly RootContent[]) {
  const above: RootContent[] = []
  const found: { heading: Heading; nodes: RootContent[] }[] = []
  for (const node of nodes) {
    const heading = headingOf(node)
    if (heading?.depth === depth) found.push({ heading, nodes: [] })
    else (found.at(-1)?.nodes ?? above).push(node)
  }
  return { above, found }
}

function partsOf(nodes: readonly RootContent[], section: number, render: ParsedMarkdown['render']): SectionPart[] {
  const parts: SectionPart[] = []
  let run: RootContent[] = []
  let count = 0
  const flush = () => {
    parts.push(...renderBlocks(run, render))
    run = []
  }
  const clausesOf = (list: List): Clause[] =>
    list.children.map((item) => {
      count += 1
      const html = render(item.children)
      const [only] = item.children
      const isSingle = item.children.length === 1 && only?.type === 'paragraph'
      // Remove the tags from the HTML: if the children of a paragraph were rendered separately, each would start on a
      // new line.
      const inner = isSingle ? html.replace(/^<p>|<\/p>$/g, '') : html
      return { number: `${section}.${count}`, id: `clause-${section}-${count}`, html: inner }
    })
  for (const node of nodes) {
    if (isSummary(node)) {
      flush()
      parts.push({ kind: 'summary', html: render(node.children) })
    } else if (node.type === 'list' && node.ordered) {
      flush()
      parts.push({ kind: 'clauses', clauses: clausesOf(node) })
    } else run.push(node)
  }
  flush()
  return parts
}

/** Renders nodes as HTML, split at named blocks. */
function renderBlocks(nodes: readonly RootContent[], render: ParsedMarkdown['render']): Block[] {
  const blocks: Block[] = []
  let run: RootContent[] = []
  const flush = () => {
    const html = render(run)
    if (html !== '') blocks.push({ kind: 'html', html })
    run = []
  }
  for (const node of nodes) {
    if (node.type !== 'leafDirective') run.push(node)
    else {
      flush()
      blocks.push({ kind: 'operations', resource: node.attributes?.resource ?? '' })
    }
  }
  flush()
  return blocks
}
