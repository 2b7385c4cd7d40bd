import type { Node, Parent } from 'mdast'

/** Copies a tree, so that plugins can change the one and leave the other; places are shared, for nobody changes them. */
export function copyTree<Tree extends Node>(tree: Tree): Tree {
  const { children } = tree as Tree & Partial<Parent>
  return children ? { ...tree, children: children.map(copyTree) } : { ...tree }
}
