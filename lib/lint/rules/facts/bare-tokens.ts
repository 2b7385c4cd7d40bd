import { type Diagnostic, defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { defineRule } from '../../rule'
import type { Snapshot } from '../../snapshot'
import { passagesOf } from '../../words/passages'

const messages = defineMessages({
  'token-no-braces': {
    severity: 'warning',
    what: '“{found}” is the name of a value, which visitors would see in its place.',
    fix: 'Write {{{name}}}, or `{name}` in the text of a page if the name itself is meant.',
  },
})

/**
 * Matches a dotted name that is not part of an address, a file name or code. Names between marks do not match: see
 * `markedName`.
 */
const dottedName =
  /(?<![\p{L}\p{N}_./@:\\-]|[{%<[]\s?)[A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)+(?![\p{L}\p{N}_/@(:=-]|\s?[}%>\][])/gu

/** Matches a name between single braces or other marks. In the text of a page, the reader of Markdown reports it. */
const markedName =
  /(?<![{\p{L}\p{N}_$@])(?:\{|%{1,2}|\$\{|<{1,2}|\[{1,2})\s?([A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)+)\s?(?:\}|%{1,2}|>{1,2}|\]{1,2})(?!\})/gu

/** Matches every text with such a name: a full stop between letters. */
const quickTest = /[A-Za-z]\.[A-Za-z]/

/** Reports names of facts and other values without the braces that fill in the value. */
export const bareTokens = defineRule({
  title: 'Names without braces',
  why: 'Only a name between double braces is replaced with its value.',
  messages,
  check(content) {
    const tokens = tokensByFile(content)
    return passagesOf(content).flatMap(({ text, path, locationOf }): Diagnostic[] => {
      if (!quickTest.test(text)) return []
      const bare = [...text.matchAll(dottedName)]
      const marked = path && /[{%<[]/.test(text) ? [...text.matchAll(markedName)] : []
      return [...bare, ...marked].flatMap(({ 0: piece, 1: name = piece, index }) => {
        const location = locationOf(index, piece)
        const isKnown = (tokens.get(location.file) ?? content.tokens).has(name)
        return isKnown ? [diagnosticAt(location, messages['token-no-braces'], { found: piece, name })] : []
      })
    })
  },
})

const tokensByFile = ({ pages }: Snapshot) =>
  new Map(pages.flatMap(({ file, tokens }) => (tokens ? [[file, tokens] as const] : [])))
