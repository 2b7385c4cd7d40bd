import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** A change of a text: what stands from `start` to `end` (offsets, end excluded) becomes `text`. */
export interface Edit {
  start: number
  end: number
  text: string
}

export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

/** Pages that were read last: within a step a page is looked at several times, and the next step often finds it unchanged. */
const MOST_KEPT = 64
const kept = new Map<string, readonly Node[]>()

/** Every node of a page in the order of its source, with the offsets where it stands. Callers share them: none may change one. */
export function nodesOf(html: string): readonly Node[] {
  const nodes = kept.get(html) ?? below(parse(html, { sourceCodeLocationInfo: true }), false)
  // Moved to the end: a map keeps its entries in the order in which they came.
  kept.delete(html)
  kept.set(html, nodes)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return nodes
}

/** The same with what only some see: the content of a `<template>`, and the elements in a `<noscript>`. */
export const hiddenNodesOf = (html: string): Node[] =>
  below(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), true)

function below({ childNodes }: { childNodes: Node[] }, inTemplates: boolean, found: Node[] = []): Node[] {
  for (const node of childNodes) {
    found.push(node)
    if ('childNodes' in node) below(node, inTemplates, found)
    if (inTemplates && 'content' in node) below(node.content, true, found)
  }
  return found
}

/** Elements with this tag. */
export function elementsOf(nodes: readonly Node[], tag: string): Element[] {
  return nodes.filter((node): node is Element => node.nodeName === tag)
}

/** The value of an attribute, or undefined where it is not there. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** The text inside a script, as the browser runs it. */
export function scriptText(script: Element): string {
  return script.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** Where a node stands in the source. */
export function placeOf(node: Node): { start: number; end: number } {
  const location = node.sourceCodeLocation
  if (!location) throw new Error(`A <${node.nodeName}> has no place in its page. Report this: the browser made it up.`)
  return { start: location.startOffset, end: location.endOffset }
}

/** Where the content of an element stands, without its tags. */
export function insideOf(element: Element): { start: number; end: number } {
  const { startTag, endTag } = element.sourceCodeLocation ?? {}
  if (!startTag || !endTag) {
    throw new Error(`A <${element.tagName}> of a page is not closed. Look for a tag that is missing in its component.`)
  }
  return { start: startTag.endOffset, end: endTag.startOffset }
}

/**
 * Changes only the named places, so that all the rest stays as React wrote it.
 * @param edits that do not overlap, in any order
 */
export function splice(html: string, edits: readonly Edit[]): string {
  let result = ''
  let from = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < from) throw new Error('Two changes of one page overlap. Report this: a step is wrong.')
    result += html.slice(from, start) + text
    from = end
  }
  return result + html.slice(from)
}

/** The one element with this tag that every document has. @param tag `head` or `body` */
export function partOf(nodes: readonly Node[], tag: 'head' | 'body'): Element {
  const [part] = elementsOf(nodes, tag)
  if (!part?.sourceCodeLocation)
    throw new Error(`A page of the export has no ${tag}. Report this: Next writes one into every page.`)
  return part
}

/** An edit that takes a node away. */
export const cut = (node: Node): Edit => ({ ...placeOf(node), text: '' })

/** An edit that puts text where nothing is taken away. */
export const put = (at: number, text: string): Edit => ({ start: at, end: at, text })
