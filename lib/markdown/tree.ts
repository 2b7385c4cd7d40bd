import type { Data, Node, Nodes, Parent, RootContent } from 'mdast'

/**
 * Every node of a tree, each before those inside. Whoever only looks takes this: one walk of unist-util-visit, which can also
 * change the tree on its way, costs a fifth of parsing the text.
 */
export function nodesOf(tree: Nodes): Nodes[] {
  const found: Nodes[] = []
  // Without recursion: how deep a text is nested is the writer's choice.
  const waiting: Nodes[] = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node)
    if ('children' in node)
      for (let index = node.children.length - 1; index >= 0; index--) waiting.push(node.children[index] as Nodes)
  }
  return found
}

/** Copies a tree, so that plugins can change one and leave the other; positions are shared, since nothing changes them. */
export function copyTree<Tree extends Node>(tree: Tree): Tree {
  const { children } = tree as Tree & Partial<Parent>
  return children ? { ...tree, children: children.map(copyTree) } : { ...tree }
}

/** An element that Markdown has no node for. remark-html draws any node by the name and attributes in its data. */
export interface Box extends Parent {
  type: 'box'
  children: RootContent[]
  data: Data & { hName: string }
}

declare module 'mdast' {
  interface RootContentMap {
    box: Box
  }
  interface BlockContentMap {
    box: Box
  }
  interface PhrasingContentMap {
    box: Box
  }
}

/** Makes an element with Markdown inside. */
export function box(hName: string, hProperties: Data['hProperties'], children: RootContent[], at?: Node): Box {
  return { type: 'box', data: { hName, hProperties }, children, position: at?.position }
}
