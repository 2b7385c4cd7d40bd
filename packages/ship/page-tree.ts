import { defaultTreeAdapter, html as standard } from 'parse5'
import { allNodesOf, type Element, type Node, nodesBelow, type ParentNode, readDocument } from './html'

/**
 * A page of the export as a tree, which is parsed once and changed by one step after another. Whatever no step changes
 * is written exactly as React wrote it.
 */
export interface PageTree {
  /** Its file in `out/`, such as `about.html`. */
  readonly file: string
  /** Every node in order. Only the functions below may change them. */
  readonly nodes: readonly Node[]
  /** The same nodes, including the content of each `<template>` and the elements in each `<noscript>`. */
  readonly allNodes: readonly Node[]
  /** Returns the current source of the page. */
  readonly source: string
  /** Returns the current source of a node. */
  sourceOf: (node: Node) => string
  /** Removes a node. The text nodes around it stay separate. */
  remove: (node: Node) => void
  /** Inserts a node before another, whether it is new or already on the page. */
  putBefore: (node: Node, added: Node) => void
  putAfter: (node: Node, added: Node) => void
  /** Appends a node to an element. */
  append: (element: Element, added: Node) => void
  replace: (node: Node, by: Node) => void
  /** Replaces the text of a script or style sheet. */
  setText: (element: Element, text: string) => void
  /**
   * Changes the values of attributes, both their source, with its quotes, and their parsed value. May be called at most
   * once for each element.
   */
  changeAttributes: (element: Element, change: (text: string, name: string) => string) => void
  /** Changes the source of a node in a way that parses to the same tree. */
  rewrite: (node: Node, change: (written: Written) => Written) => void
  /** Creates an element or comment that can be inserted into this page. Attribute values must not need escaping. */
  create: (tag: 'meta' | 'script' | 'style', attributes: Readonly<Record<string, string>>, text?: string) => Element
  createComment: (data: string) => Node
}

/** The source of a node: for an element its two tags, for anything else `start` alone. */
export interface Written {
  start: string
  end: string
}

/**
 * `from` is the offset at which the source of a start tag begins; undefined if a step has created or changed the
 * element, and for other nodes.
 */
interface Piece extends Written {
  from?: number | undefined
}

/**
 * Reads a page of the export.
 * @param file its path in `out/`
 * @throws if its nodes are not in the order of the source, because a step would then change the wrong part
 */
export function openPage(html: string, file: string): PageTree {
  const document = readDocument(html)
  const pieces = readPieces(document, html, file)
  const pieceOf = (node: Node | ParentNode): Piece => pieces.get(node) as Piece
  let nodes: readonly Node[] | undefined
  let source: string | undefined

  const write = (node: Node | ParentNode): string => {
    const { start, end } = pieceOf(node)
    let text = start
    for (const child of childrenOf(node)) text += write(child)
    return text + end
  }
  const put = (parent: ParentNode | null, added: Node, before: Node | undefined) => {
    if (!parent) throw new Error(`out/${file} no longer has the node beside which a step inserts another. Report this.`)
    defaultTreeAdapter.detachNode(added)
    if (before) defaultTreeAdapter.insertBefore(parent, added as Element, before as Element)
    else defaultTreeAdapter.appendChild(parent, added)
    nodes = source = undefined
  }
  const remove = (node: Node) => {
    defaultTreeAdapter.detachNode(node)
    nodes = source = undefined
  }
  const putBefore = (node: Node, added: Node) => put(node.parentNode, added, node)

  return {
    file,
    get nodes() {
      nodes ??= nodesBelow(document)
      return nodes
    },
    get allNodes() {
      const all = nodesBelow(document, true)
      return all.some(({ nodeName }) => nodeName === 'noscript') ? allNodesOf(this.source) : all
    },
    get source() {
      source ??= write(document)
      return source
    },
    sourceOf: write,
    remove,
    putBefore,
    putAfter: (node, added) => {
      const siblings = node.parentNode?.childNodes ?? []
      put(node.parentNode, added, siblings[siblings.indexOf(node) + 1])
    },
    append: (element, added) => put(element, added, undefined),
    replace: (node, by) => {
      putBefore(node, by)
      remove(node)
    },
    setText: (element, text) => {
      for (const child of [...element.childNodes]) defaultTreeAdapter.detachNode(child)
      defaultTreeAdapter.insertText(element, text)
      for (const child of element.childNodes) pieces.set(child, { start: text, end: '' })
      nodes = source = undefined
    },
    changeAttributes: (element, change) => {
      const piece = pieceOf(element)
      const { from } = piece
      if (from === undefined) throw new Error(`out/${file} – a step changes attributes of a new tag. Report this.`)
      const locations = Object.entries(element.sourceCodeLocation?.attrs ?? {})
      let [start, offset] = ['', 0]
      for (const [name, { startOffset, endOffset }] of locations) {
        const equals = piece.start.indexOf('=', startOffset - from)
        if (equals < 0 || equals >= endOffset - from) continue
        start += piece.start.slice(offset, equals + 1) + change(piece.start.slice(equals + 1, endOffset - from), name)
        offset = endOffset - from
      }
      for (const attr of element.attrs) attr.value = change(attr.value, attr.name)
      pieces.set(element, { start: start + piece.start.slice(offset), end: piece.end })
      source = undefined
    },
    rewrite: (node, change) => {
      pieces.set(node, change(pieceOf(node)))
      source = undefined
    },
    create: (tag, attributes, text) => {
      const pairs = Object.entries(attributes)
      const attrs = pairs.map(([name, value]) => ({ name, value }))
      const element = defaultTreeAdapter.createElement(tag, standard.NS.HTML, attrs)
      const written = pairs.map(([name, value]) => ` ${name}="${value}"`).join('')
      if (text) defaultTreeAdapter.insertText(element, text)
      for (const child of element.childNodes) pieces.set(child, { start: text ?? '', end: '' })
      const [start, end] = tag === 'meta' ? [`<meta${written}/>`, ''] : [`<${tag}${written}>`, `</${tag}>`]
      pieces.set(element, { start, end })
      return element
    },
    createComment: (data) => {
      const comment = defaultTreeAdapter.createCommentNode(data)
      pieces.set(comment, { start: `<!--${data}-->`, end: '' })
      return comment
    },
  }
}

/** Changes a single page. @param file its path in `out/` */
export function changePage(html: string, file: string, change: (page: PageTree) => void): string {
  const page = openPage(html, file)
  change(page)
  return page.source
}

const childrenOf = (node: Node | ParentNode): readonly Node[] => {
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

/** Divides the whole source of a page among its nodes. */
function readPieces(document: ParentNode, html: string, file: string): Map<Node | ParentNode, Piece> {
  const pieces = new Map<Node | ParentNode, Piece>()
  let offset = 0
  const take = (end: number | undefined): string => {
    if (end === undefined) return ''
    if (end < offset)
      throw new Error(`out/${file} has elements in another order than their tags. Look for a tag in the wrong place.`)
    const text = html.slice(offset, end)
    offset = end
    return text
  }
  const read = (node: Node): void => {
    const location = node.sourceCodeLocation
    const from = offset
    if (!('tagName' in node)) return void pieces.set(node, { start: take(location?.endOffset), end: '' })
    const piece = { from, start: take(node.sourceCodeLocation?.startTag?.endOffset), end: '' }
    pieces.set(node, piece)
    childrenOf(node).forEach(read)
    piece.end = take(node.sourceCodeLocation?.endTag?.endOffset)
  }
  document.childNodes.forEach(read)
  pieces.set(document, { start: '', end: html.slice(offset) })
  return pieces
}
