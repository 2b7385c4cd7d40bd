import { elementsOf, type Node, scriptText } from '../../html'
import type { OutDir } from '../../out-dir'
import { toLetters } from '../../properties/short-names'
import { readToolCode } from '../scripts/tools'
import type { Shortening } from './shorten-names'

/** A class name from CSS Modules: a hash, prefixed with an underscore if it starts with a digit, and the local name. */
const MODULE_CLASS = /^_?[\w-]{6}_[A-Za-z]\w*$/

/** A class in a selector. If a hash begins with a hyphen and a digit, the digit is escaped: `.-\39 GVua_top`. */
const CLASS_IN_SHEET = /\.((?:[\w-]|\\[\da-f]{1,6} ?)+)/g

const withoutEscapes = (name: string) =>
  name.replace(/\\([\da-f]{1,6}) ?/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/**
 * Returns the names that tools use: they come with their own styles, which have short class names too. Anything that
 * could be a class counts.
 */
export async function namesOfTools(out: OutDir): Promise<Set<string>> {
  return new Set([...(await readToolCode(out)).values()].flatMap(namesIn))
}

/**
 * Shortens the class names of a page, so that the most frequent ones get the shortest names. Hashes do not compress,
 * and on a static page only its own style sheet uses the names.
 * @param taken the names that tools use
 */
export const shortClasses =
  (taken: ReadonlySet<string>): Shortening =>
  (nodes) => {
    // Classes that no element has may be in `:not()`, so they are renamed too.
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
    return {
      css: (css) => renameClasses(css, short),
      attribute: (text, name) => (name === 'class' ? text.replace(/[\w-]+/g, (word) => short.get(word) ?? word) : text),
    }
  }

/**
 * Assigns `A` to `Z`, `AA` and so on, except those taken, to the most frequent names first.
 * @param names each as often as the page uses it
 */
function shortNames(names: readonly string[], taken: ReadonlySet<string>): Map<string, string> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const short = new Map<string, string>()
  let next = 0
  for (const [name] of [...counts].sort(([, a], [, b]) => b - a)) {
    while (taken.has(toLetters(next, 'A'))) next++
    short.set(name, toLetters(next++, 'A'))
  }
  return short
}

function classesOf(node: Node): string[] {
  const value = 'attrs' in node ? node.attrs.find(({ name }) => name === 'class')?.value : undefined
  return value?.split(/\s+/).filter(Boolean) ?? []
}

const namesIn = (css: string): string[] => [...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

const renameClasses = (css: string, short: ReadonlyMap<string, string>): string =>
  css.replace(CLASS_IN_SHEET, (all, name: string) => {
    const to = short.get(withoutEscapes(name))
    return to === undefined ? all : `.${to}`
  })
