import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isExcused } from '../../content/numbers/excuses'
import { findStated } from '../../content/numbers/stated'
import { pieceFinder } from '../../markdown/find-piece'
import { spotOf } from '../../markdown/page'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { tokenPattern } from '../../shared/tokens/replace-tokens'
import { legalMessages } from './legal-messages'

/** A figure of any kind, `②` and `Ⅻ` as well, or two with a word between. */
const figures = /\p{N}+(?:[.,]\p{N}+)*%?(?:\s?(?:[–-]|to|or)\s?\p{N}+(?:[.,]\p{N}+)*%?)?/gu

/** Words that make the number behind them the name of a place in a text, a law or a standard. */
const references =
  'sections?|clauses?|articles?|arts?\\.|paragraphs?|paras?\\.|chapters?|books?|parts?|annex(?:es)?|recitals?|directives?|regulations?|ISO(?:/IEC)?|NEN'
const name = '(?:\\d+(?:[./:-]\\d+)*[a-z]?(?:\\([\\da-z]{1,4}\\))*|\\p{Nl}+)'

/** What may stand in figures whatever is behind it: a token, or a day such as 2026-01-31 or 31 January 2026. */
const allowed = [
  tokenPattern,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g,
]

/** What may stand unless a unit is behind it: something that is referred to, such as `Article 6(1)(b)`, or a year. */
const names = [
  new RegExp(
    `\\b(?:${references}) (?:\\((?:EU|EC)\\) )?(?:No\\.? )?${name}(?:(?:, | and | or | to |[–-])${name})*(?![\\w%])`,
    'giu',
  ),
  /(?<![\p{L}\p{N}.,/+€$£-])(?:19|20)\d{2}(?![\p{L}\p{N}%€/]|[.,]\d|\s(?!(?:is|was|has|this|as|us)\b)(?:people|persons|\p{Ll}+s)(?!\p{L}))/gu,
]

/**
 * Finds figures that stand in a text itself. In a legal text each has to be a token, or two pages could promise two things.
 * `<!-- number ok: why -->` behind it or alone on the line above lets it stand.
 * @param tree of the text before its tokens are filled
 * @param source the text
 */
export function bareNumbers(tree: Root, source: string, file: string): Diagnostic[] {
  const problems: Diagnostic[] = []
  const lines = source.split(/\r?\n/)
  const token = `{{${file.replace(/^.*\/|\.md$/g, '')}.…}}`
  visit(tree, ['text', 'inlineCode'], (node) => {
    if (!('value' in node)) return
    // Of equal length, so that a figure keeps its place.
    const blank = (hit: string) => ' '.repeat(hit.length)
    const plain = allowed.reduce((text, pattern) => text.replace(pattern, blank), node.value)
    const measured = findStated(plain)
    const isMeasured = (from: number, to: number) =>
      measured.some(({ index, found }) => index < to && from < index + found.length)
    const rest = names.reduce(
      (text, pattern) =>
        text.replace(pattern, (hit, at: number) => (isMeasured(at, at + hit.length) ? hit : blank(hit))),
      plain,
    )
    const find = pieceFinder(source, node, node.value)
    for (const { 0: number, index } of rest.matchAll(figures)) {
      const spot = spotOf({ file }, find(index, number))
      if (!isExcused(lines, spot, number, 'markdown'))
        problems.push(diagnosticAt(spot, legalMessages['legal-figure'], { number, token }))
    }
  })
  return problems
}
