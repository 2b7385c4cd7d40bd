import { type Kind, kinds } from './kinds'
import { COMPARED_STYLES, type Element, isElement, type Node, type Snapshot } from './snapshot'

/** A page as hydrated in Next's own export, and as shipped. */
export interface Pair {
  page: string
  next: Snapshot
  shipped: Snapshot
}

/**
 * Lists differences other than the allowed kinds; the title, text and height may not differ at all.
 * @param allowed all kinds, or fewer to see whether one is still needed
 * @returns a line for each difference, with its location and both values
 */
export function differences({ page, next, shipped }: Pair, allowed: readonly Kind[] = kinds): string[] {
  const found: string[] = []
  for (const what of ['title', 'text', 'height'] as const) {
    if (next[what] !== shipped[what]) found.push(`${what} ${describeDifference(next[what], shipped[what])}`)
  }
  const tolerance = Math.max(0, ...allowed.map((kind) => kind.tolerance ?? 0))
  compare(canonical(next, allowed), canonical(shipped, allowed), { parentPath: '', tolerance, found })
  return found.map((line) => `${page}: ${line}`)
}

/** Lists the kinds that no page needs any more. */
export function unneededKinds(pairs: readonly Pair[]): string[] {
  const isNeeded = (kind: Kind) =>
    pairs.some(
      (pair) =>
        differences(
          pair,
          kinds.filter((other) => other !== kind),
        ).length > 0,
    )
  return kinds.filter((kind) => !kind.dependsOnWords && !isNeeded(kind)).map(({ name }) => name)
}

function canonical({ document }: Snapshot, allowed: readonly Kind[]): Element {
  const copy = structuredClone(document)
  for (const { canonicalise } of allowed) canonicalise?.(copy)
  return copy
}

interface Walk {
  parentPath: string
  tolerance: number
  found: string[]
}

function compare(next: Node, shipped: Node, walk: Walk): void {
  const { parentPath, tolerance, found } = walk
  if (!isElement(next) || !isElement(shipped) || next.tag !== shipped.tag) {
    if (describeNode(next) !== describeNode(shipped))
      found.push(`in ${parentPath}: ${describeDifference(describeNode(next), describeNode(shipped))}`)
    return
  }
  const path = parentPath ? `${parentPath} > ${describeNode(shipped)}` : shipped.tag
  for (const name of new Set([...Object.keys(next.attributes), ...Object.keys(shipped.attributes)])) {
    const [a, b] = [next.attributes[name], shipped.attributes[name]]
    if (a !== b) found.push(`${path}: attribute ${name} ${describeDifference(a, b)}`)
  }
  for (const [index, name] of COMPARED_STYLES.entries()) {
    const [a, b] = [next.styles[index], shipped.styles[index]]
    if (!isAlike(a, b, tolerance)) found.push(`${path}: style ${name} ${describeDifference(a, b)}`)
  }
  if (next.children.length !== shipped.children.length) {
    found.push(
      `${path}: children ${describeDifference(next.children.map(describeNode).join(), shipped.children.map(describeNode).join())}`,
    )
    return
  }
  for (const [index, child] of next.children.entries()) {
    compare(child, shipped.children[index] as Node, { ...walk, parentPath: path })
  }
}

/** Whether two values are equal, or differ only in lengths by no more than the tolerance. */
function isAlike(a = '', b = '', tolerance: number): boolean {
  if (a === b) return true
  const [lengths, others] = [lengthsOf(a), lengthsOf(b)]
  const close = lengths.every((length, index) => Math.abs(length - (others[index] ?? Number.NaN)) <= tolerance)
  return close && withoutLengths(a) === withoutLengths(b)
}

const LENGTH = /-?[\d.]+(?=px)/g
const lengthsOf = (value: string): number[] => (value.match(LENGTH) ?? []).map(Number)
const withoutLengths = (value: string): string => value.replace(LENGTH, '')

function describeNode(node: Node): string {
  if ('text' in node) return JSON.stringify(node.text)
  if ('comment' in node) return `<!--${node.comment}-->`
  const { id, 'data-island': island } = node.attributes
  return `${node.tag}${id ? `#${id}` : ''}${island ? `[${island}]` : ''}`
}

/** Describes both values, from shortly before the first difference. */
function describeDifference(next: unknown, shipped: unknown): string {
  const [a, b] = [String(next), String(shipped)]
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const part = (text: string) => text.slice(Math.max(0, from - 30), from + 60)
  return `is ‘${part(b)}’, and with Next ‘${part(a)}’`
}
