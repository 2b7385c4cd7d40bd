import { type Edit, elementsOf, insideOf, type Node, nodesOf, scriptText, splice } from '../html'
import { kindOf } from '../mark'
import { eachPage } from '../step'

/** As CSS Modules names classes: a hash, behind an underscore where it begins with a digit, and the component's name. */
const MODULE_CLASS = /^_?[\w-]{6}_[A-Za-z]\w*$/

/** The hashes in class names do not compress, and on a static page nothing but its own style sheet knows the names. */
export const shortenClasses = eachPage('shorten-classes', shortenInPage)

/** Gives the classes of a static page short names, in the order in which they stand; other pages stay as they are. */
export function shortenInPage(html: string, page: string): string {
  const nodes = nodesOf(html)
  if (kindOf(nodes, page) !== 'static') return html
  // Those that no element has stand in `:not()`: they matter by their absence.
  const all = new Set([...nodes.flatMap(classesOf), ...elementsOf(nodes, 'style').flatMap(classesAsked)])
  const short = shortNames(
    [...all].filter((name) => MODULE_CLASS.test(name)),
    all,
  )
  return splice(html, [...nodes.flatMap((node) => attributeEdit(node, html, short)), ...sheetEdits(nodes, short)])
}

/** `_0`, `_1` and so on, but for those that are taken. */
function shortNames(names: readonly string[], taken: ReadonlySet<string>): Map<string, string> {
  const short = new Map<string, string>()
  let count = 0
  for (const name of names) {
    while (taken.has(`_${count.toString(36)}`)) count++
    short.set(name, `_${(count++).toString(36)}`)
  }
  return short
}

function classesOf(node: Node): string[] {
  const value = 'attrs' in node ? node.attrs.find(({ name }) => name === 'class')?.value : undefined
  return value?.split(/\s+/).filter(Boolean) ?? []
}

const classesAsked = (style: Parameters<typeof scriptText>[0]): string[] =>
  [...scriptText(style).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

function attributeEdit(node: Node, html: string, short: ReadonlyMap<string, string>): Edit[] {
  const place = 'attrs' in node ? node.sourceCodeLocation?.attrs?.class : undefined
  if (!place) return []
  const { startOffset: start, endOffset: end } = place
  return [{ start, end, text: html.slice(start, end).replace(/[\w-]+/g, (word) => short.get(word) ?? word) }]
}

function sheetEdits(nodes: readonly Node[], short: ReadonlyMap<string, string>): Edit[] {
  const rename = (css: string) =>
    css.replace(/\.([\w-]+)/g, (all, name: string) => (short.has(name) ? `.${short.get(name)}` : all))
  return elementsOf(nodes, 'style').map((style) => ({ ...insideOf(style), text: rename(scriptText(style)) }))
}
