import type { Data, Node, Nodes, Parent, RootContent } from 'mdast'

/**
 * Lists every node of a tree, parents first. Use this to read a tree: unist-util-visit, which can also change the tree,
 * takes a fifth of the time of parsing the text.
 */
export function nodesOf(tree: Nodes): Nodes[] {
  const found: Nodes[] = []
  // Without recursion, because texts can be deeply nested.
  const waiting: Nodes[] = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node)
    if ('children' in node)
      for (let index = node.children.length - 1; index >= 0; index--) waiting.push(node.children[index] as Nodes)
  }
  return found
}

/** Lists every node of a type, parents first. */
export const nodesOfType = <Type extends Nodes['type']>(tree: Nodes, type: Type): Extract<Nodes, { type: Type }>[] =>
  nodesOf(tree).filter((node): node is Extract<Nodes, { type: Type }> => node.type === type)

/** Copies a tree, so that plugins can change the copy. Positions are shared, because nothing changes them. */
export function copyTree<Tree extends Node>(tree: Tree): Tree {
  const { children } = tree as Tree & Partial<Parent>
  return children ? { ...tree, children: children.map(copyTree) } : { ...tree }
}

/** An element for which Markdown has no node. remark-html renders any node by the name and attributes in its data. */
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

/** Makes an element that contains Markdown. */
export function box(hName: string, hProperties: Data['hProperties'], children: RootContent[], source?: Node): Box {
  return { type: 'box', data: { hName, hProperties }, children, position: source?.position }
}
