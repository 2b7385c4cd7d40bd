import type { RootContent } from 'mdast'
import type { DocsTexts } from '../../pages/docs/docs-page'
import type { GroupView, OperationView } from '../../reference/views'
import { code, heading, inlineCode, link, list, paragraph, table, text } from './nodes'

/** What operations need to know about their page. */
interface PageContext {
  /** The page's absolute URL. */
  address: string
  texts: DocsTexts
}

/** Writes a group of operations as Markdown nodes: what they have in common, then each in full. */
export function groupNodes({ title, text: common, operations }: GroupView, context: PageContext): RootContent[] {
  return [
    heading(2, text(title)),
    paragraph(text(common)),
    ...operations.flatMap((operation) => operationNodes(operation, context)),
  ]
}

/** The nodes of an operation, in the order of the page: name, method and path, summary, parameters, rules, sample. */
function operationNodes(operation: OperationView, { address, texts }: PageContext): RootContent[] {
  const { id, title, method, path, summary, parameters, notes, samples } = operation
  const nodes: RootContent[] = [
    heading(3, text(title)),
    paragraph(link(`${address}#${id}`, inlineCode(`${method} ${path}`))),
    paragraph(text(summary)),
  ]
  if (parameters.length > 0)
    nodes.push(
      table([
        [text(texts.parameter), text(texts.where), text(texts.meaning)],
        ...parameters.map(({ name, description }) => [inlineCode(name), text(texts.inPath), text(description)]),
      ]),
    )
  if (notes.length > 0) nodes.push(list(notes.map((note) => [text(note)])))
  nodes.push(
    // One language is enough: a reader can work out the others from it.
    ...samples.slice(0, 1).map(({ lines }) => code('bash', lines.map(joinParts).join('\n'))),
  )
  return nodes
}

const joinParts = (parts: readonly { text: string }[]) => parts.map((part) => part.text).join('')
