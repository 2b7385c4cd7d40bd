import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

/** Replaces the text from `start` to `end` (offsets, end excluded) with `text`. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** A node of a page, an element, and a node with children, as parse5 describes them. */
export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element
export type ParentNode = DefaultTreeAdapterTypes.ParentNode

/**
 * Recently parsed pages, since one page is often read several times. Only a few, because a page's tree is a hundred
 * times as large as its source.
 */
const CACHE_SIZE = 4
const parsed = new Map<string, readonly Node[]>()

/** Returns every node of a page in source order, with its offsets. Callers share the nodes, so none may change one. */
export function nodesOf(html: string): readonly Node[] {
  const nodes = parsed.get(html) ?? nodesBelow(readDocument(html))
  // Moves the page to the end: a map keeps its entries in the order of insertion.
  parsed.delete(html)
  parsed.set(html, nodes)
  const [oldest] = parsed.keys()
  if (parsed.size > CACHE_SIZE && oldest !== undefined) parsed.delete(oldest)
  return nodes
}

/** Returns the same nodes, including the content of each `<template>` and the elements in each `<noscript>`. */
export const allNodesOf = (html: string): Node[] => nodesBelow(readDocument(html, false), true)

/**
 * Parses a page.
 * @param hasScript whether the browser would run scripts, and ignore the elements in each `<noscript>`
 */
export const readDocument = (html: string, hasScript = true): DefaultTreeAdapterTypes.Document =>
  parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: hasScript, treeAdapter })

/** Works as parse5's own adapter does, but does not copy each location. */
const treeAdapter: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  updateNodeSourceCodeLocation: (node, end) => void Object.assign(node.sourceCodeLocation ?? {}, end),
}

/** Returns every node below one, in order. @param inTemplates whether to include the content of templates */
export function nodesBelow({ childNodes }: ParentNode, inTemplates = false, found: Node[] = []): Node[] {
  for (const node of childNodes) {
    found.push(node)
    if ('childNodes' in node) nodesBelow(node, inTemplates, found)
    if (inTemplates && 'content' in node) nodesBelow(node.content, true, found)
  }
  return found
}

/** Returns the elements with this tag. */
export function elementsOf(nodes: readonly Node[], tag: string): Element[] {
  return nodes.filter((node): node is Element => node.nodeName === tag)
}

/** Returns the value of an attribute; undefined if the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** Returns the text inside a script or style element, as the browser reads it. */
export function scriptText(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** Returns the range of a node in the source, in characters. @throws if the node is not in the source */
export function rangeOf(node: Node): { start: number; end: number } {
  const location = node.sourceCodeLocation
  if (!location)
    throw new Error(`A <${node.nodeName}> has no location in its page. Report this: the parser inserted it.`)
  return { start: location.startOffset, end: location.endOffset }
}

/** Returns the range of the content of an element in the source, without its tags. @throws if it has no end tag */
export function insideOf(element: Element): { start: number; end: number } {
  const { startTag, endTag } = element.sourceCodeLocation ?? {}
  if (!startTag || !endTag) {
    throw new Error(`A <${element.tagName}> of a page is not closed. Look for a missing tag in its component.`)
  }
  return { start: startTag.endOffset, end: endTag.startOffset }
}

/**
 * Applies edits and leaves everything else exactly as React wrote it.
 * @param edits in any order
 * @throws if two of them overlap
 */
export function splice(html: string, edits: readonly Edit[]): string {
  let result = ''
  let from = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < from) throw new Error('Two edits of one page overlap. Report this: a step is wrong.')
    result += html.slice(from, start) + text
    from = end
  }
  return result + html.slice(from)
}

/** Returns the one element with this tag that every document has. @throws if its tag is not in the source */
export function partOf(nodes: readonly Node[], tag: 'head' | 'body'): Element {
  const [part] = elementsOf(nodes, tag)
  if (!part?.sourceCodeLocation)
    throw new Error(`A page of the export has no ${tag}. Report this: Next writes one into every page.`)
  return part
}

/** Returns an edit that inserts text. @param offset its position in the source */
export const insertion = (offset: number, text: string): Edit => ({ start: offset, end: offset, text })
