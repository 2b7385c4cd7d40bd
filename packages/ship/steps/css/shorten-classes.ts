import { type Edit, elementsOf, insideOf, type Node, nodesOf, scriptText, splice } from '../../html'
import { kindOf } from '../../mark'
import type { OutDir } from '../../out-dir'
import { letters } from '../../properties/short-names'
import { eachPageWith } from '../../step'
import { readToolCode } from '../scripts/tools'

/** A class name as CSS Modules writes it: a hash, prefixed by an underscore if it starts with a digit, and the local name. */
const MODULE_CLASS = /^_?[\w-]{6}_[A-Za-z]\w*$/

/** A class in a selector. In a hash that begins with a hyphen and a digit the digit is escaped: `.-\39 GVua_top`. */
const CLASS_IN_SHEET = /\.((?:[\w-]|\\[\da-f]{1,6} ?)+)/g

const withoutEscapes = (name: string) =>
  name.replace(/\\([\da-f]{1,6}) ?/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/** Hashes in class names do not compress. On a static page only its own style sheet uses the names, so they can be short. */
export const shortenClasses = eachPageWith('shorten-classes', async (out) => {
  const taken = await namesOfTools(out)
  return { inputs: [[...taken].join()], change: (html, page) => shortenInPage(html, page, taken) }
})

/** Names that tools use: they bring their own styles, which have short class names too. Anything that could be a class counts. */
async function namesOfTools(out: OutDir): Promise<Set<string>> {
  return new Set([...(await readToolCode(out)).values()].flatMap(namesIn))
}

/** Shortens the class names of a static page, the most frequent ones most. Other pages stay as they are. */
export function shortenInPage(html: string, page: string, taken: ReadonlySet<string> = new Set()): string {
  const nodes = nodesOf(html)
  if (kindOf(nodes, page) !== 'static') return html
  // Classes that no element has may be in `:not()`, so they are renamed as well.
  const all = [
    ...nodes.flatMap(classesOf),
    ...elementsOf(nodes, 'style').flatMap((style) =>
      [...scriptText(style).matchAll(CLASS_IN_SHEET)].map(([, name = '']) => withoutEscapes(name)),
    ),
  ]
  const short = shortNames(
    all.filter((name) => MODULE_CLASS.test(name)),
    new Set([...taken, ...all]),
  )
  return splice(html, [...nodes.flatMap((node) => attributeEdit(node, html, short)), ...sheetEdits(nodes, short)])
}

/** `A` to `Z`, `AA` and so on, without those taken. @param names each as often as the page uses it */
function shortNames(names: readonly string[], taken: ReadonlySet<string>): Map<string, string> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const short = new Map<string, string>()
  let next = 0
  for (const [name] of [...counts].sort(([, a], [, b]) => b - a)) {
    while (taken.has(letters(next, 'A'))) next++
    short.set(name, letters(next++, 'A'))
  }
  return short
}

function classesOf(node: Node): string[] {
  const value = 'attrs' in node ? node.attrs.find(({ name }) => name === 'class')?.value : undefined
  return value?.split(/\s+/).filter(Boolean) ?? []
}

const namesIn = (css: string): string[] => [...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

function attributeEdit(node: Node, html: string, short: ReadonlyMap<string, string>): Edit[] {
  const location = 'attrs' in node ? node.sourceCodeLocation?.attrs?.class : undefined
  if (!location) return []
  const { startOffset: start, endOffset: end } = location
  return [{ start, end, text: html.slice(start, end).replace(/[\w-]+/g, (word) => short.get(word) ?? word) }]
}

function sheetEdits(nodes: readonly Node[], short: ReadonlyMap<string, string>): Edit[] {
  const rename = (css: string) =>
    css.replace(CLASS_IN_SHEET, (all, name: string) => {
      const to = short.get(withoutEscapes(name))
      return to === undefined ? all : `.${to}`
    })
  return elementsOf(nodes, 'style').map((style) => ({ ...insideOf(style), text: rename(scriptText(style)) }))
}
