import { brotliCompressSync, constants } from 'node:zlib'
import type { Budget, Budgets } from './budget-settings'
import { attribute, type Element, elementsOf, type Node, scriptText } from './html'
import { FILES, type Kind, kindOf, markOf } from './mark'
import { memoise } from './memoise'
import type { OutDir } from './out-dir'
import { cachedText } from './step'

/** The facts about a page's size that can be read from its HTML. */
export interface SizeFacts {
  kind: Kind
  /** Requests before the visitor does anything: the page and its pictures, except lazy ones. */
  requests: number
  /** Bytes of its style sheet, compressed quickly. */
  styles: number
  /** Bytes of its loader, compressed quickly. */
  loader: number
  /** Addresses of the scripts that it loads at the visitor's first interaction. */
  scripts: string[]
  /** Bytes that it may have in addition to its budget. */
  growth: number
}

/** Returns the path of a page. @param file its file, such as `about.html` */
export const pathOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`)

/** Returns the budget of a page, by its path. */
export const budgetFor = (page: string, { pages }: Budgets): Budget | undefined =>
  pages.find((budget) => budget.pages.test(page))

/**
 * Returns a function that reads the size facts of a page, or takes them from an earlier build.
 * @returns a function that takes the page's file, its source and a way to get its nodes
 */
export function sizeFactsIn(
  out: OutDir,
): (file: string, html: string, nodes: () => readonly Node[]) => Promise<SizeFacts> {
  // Many pages have the same loader, and some have the same styles.
  const sizeOfText = memoise(quickSize)
  return async (file, html, nodes) => {
    const allowed = budgetFor(pathOf(file), out.settings.budgets)
    const make = () => JSON.stringify(factsOf(nodes(), file, allowed, sizeOfText))
    return JSON.parse(await cachedText(out, ['size', JSON.stringify(allowed?.grows ?? null), file, html], make))
  }
}

function factsOf(
  nodes: readonly Node[],
  file: string,
  allowed: Budget | undefined,
  sizeOfText: (text: string) => number,
): SizeFacts {
  const mark = markOf(nodes)
  const bytesOf = (elements: readonly Element[]) => sizeOfText(elements.map(scriptText).join(''))
  return {
    kind: kindOf(nodes, file),
    requests: 1 + elementsOf(nodes, 'img').filter((image) => attribute(image, 'loading') !== 'lazy').length,
    styles: bytesOf(elementsOf(nodes, 'style')),
    loader: bytesOf(mark ? [mark] : []),
    scripts: (mark && attribute(mark, FILES))?.split(' ') ?? [],
    growth: allowed ? growthOf(allowed, nodes) : 0,
  }
}

/** Returns the size of a text, compressed quickly: the best quality takes much longer. */
const quickSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/** Returns the extra bytes for a page that has more of an element than its budget was made for. */
function growthOf({ grows }: Budget, nodes: readonly Node[]): number {
  if (!grows) return 0
  return Math.max(0, elementsOf(nodes, grows.tag).length - grows.beyond) * grows.bytes
}
