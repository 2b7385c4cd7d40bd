import type { Blockquote, List, Nodes } from 'mdast'
import { shorten } from '../../shared/diagnostic'
import { markdownMessages } from '../markdown-messages'
import { locationOf, type Page, report, sourceOf } from '../page'

/** Reports lists and quotations that Markdown reads, but not as they were meant. */
export function reportMisreadItems(page: Page, nodes: readonly Nodes[]): void {
  // The last list that begins in each column. Of several in a row with the same mistake, only the first is reported.
  const last = new Map<number | undefined, { list: List; isReported: boolean }>()
  for (const node of nodes) {
    if (node.type === 'blockquote') reportTextBelowQuotation(page, node)
    if (node.type !== 'list') continue
    reportItems(page, node)
    const column = node.position?.start.column
    const above = last.get(column)
    const isBelow = above && node.position?.start.line === (above.list.position?.end.line ?? 0) + 1
    // Indented, but not as far as the words of the numbered item above it.
    const outer = last.get(1)?.list
    const isBetween = column === 2 || column === 3
    if (isBetween && outer?.ordered && node.position?.start.line === (outer.position?.end.line ?? 0) + 1)
      report(page, node, markdownMessages['item-half-indented'], { further: 'as far as the words of that item' })
    const isOther = isBelow === true && !node.ordered && !above.list.ordered
    if (isOther && !above.isReported)
      report(page, node, markdownMessages['list-mark-changes'], {
        found: sourceOf(page, node).charAt(0),
        instead: sourceOf(page, above.list).charAt(0),
      })
    const isRestart = above !== undefined && !isBelow && restarts(page, above.list, node)
    if (isRestart && !above.isReported) report(page, node, markdownMessages['list-restarts'])
    last.set(column, { list: node, isReported: isOther || isRestart })
  }
}

/** Whether a list is numbered from 1 again after a single item, with a text between the two that is not a heading. */
function restarts(page: Page, above: List, list: List): boolean {
  if (!above.ordered || above.children.length > 1 || !list.ordered || list.start !== 1) return false
  const between = page.source.slice(above.position?.end.offset, list.position?.start.offset)
  return !/^#/m.test(between)
}

/** Reports the first item that is indented by too little to belong to the one above, and items with two marks. */
function reportItems(page: Page, { ordered, children }: List): void {
  const column = children[0]?.position?.start.column ?? 0
  const indented = ordered ? undefined : children.find(({ position }) => (position?.start.column ?? 0) > column)
  if (indented) report(page, indented, markdownMessages['item-half-indented'], { further: 'by two spaces more' })
  for (const item of children) {
    const found = /^(?:[-*+]|\d{1,9}[.)])[ \t]+([-*+]|\d{1,2}[.)]|#{1,6})[ \t]/.exec(sourceOf(page, item))?.[1]
    if (found !== undefined) report(page, item, markdownMessages['item-mark-twice'], { found })
  }
}

/** Reports a line directly below a quotation, without its >: Markdown reads it as part of the quotation. */
function reportTextBelowQuotation(page: Page, node: Blockquote): void {
  const lines = sourceOf(page, node).split('\n')
  const index = lines.findIndex((line) => !/^\s*>/.test(line))
  if (index < 0) return
  const line = (locationOf(page, node).line ?? 1) + index
  const found = shorten((lines[index] ?? '').trim())
  report(page, { position: { start: { line, column: 1 } } }, markdownMessages['quotation-goes-on'], { found })
}
