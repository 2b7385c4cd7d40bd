import type { RootContent } from 'mdast'
import type { Block } from './page'
import type { Drawn } from './pipeline'

/** Draws nodes as HTML, cut where a named block stands between them. */
export function drawBlocks(nodes: readonly RootContent[], draw: Drawn['draw']): Block[] {
  const blocks: Block[] = []
  let run: RootContent[] = []
  const flush = () => {
    const html = draw(run)
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
