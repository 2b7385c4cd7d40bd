import { type Diagnostic, defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { type Tokens, tokenPattern } from '../../../shared/tokens'
import { defineRule } from '../../rule'

const messages = defineMessages({
  'fact-unit-twice': {
    severity: 'error',
    what: '{{{name}}} becomes “{value}”, so “{found}” has the unit twice.',
    fix: 'Delete “{extra}”, and change the words around it if the sentence needs it.',
  },
})

/** Symbols and words for the same unit. Other units are compared in the singular. */
const sameUnit: readonly RegExp[] = [/^(?:€|eur|euros?)$/i, /^(?:%|per ?cent)$/i]

/** What may be a unit at the end of a value or after a token. */
const UNIT = '€|%|(?:per cent|\\p{L}+)(?![\\p{L}\\d])'
const unitAtEnd = new RegExp(`(?:${UNIT})$`, 'iu')
const unitAfter = new RegExp(`^([*_]*)([ \u00a0]?|-)(${UNIT})`, 'iu')
const euroBefore = /(?:€|\bEUR|\beuros?)[ \u00a0]?(?=[*_]*$)/i

const isSameUnit = (one: string, other: string): boolean =>
  singular(one) === singular(other) || sameUnit.some((unit) => unit.test(one) && unit.test(other))

const singular = (unit: string) => unit.toLowerCase().replace(/s$/, '')

/** How far a unit may be from a token, in characters: a word, a space and marks of emphasis. */
const NEAR = 24

/** A unit beside a token whose value already includes it. */
interface ExtraUnit {
  name: string
  value: string
  index: number
  extra: string
  found: string
}

function findExtraUnits(text: string, tokens: Tokens): ExtraUnit[] {
  return [...text.matchAll(tokenPattern)].flatMap(({ 0: token, 1: name = '', index }): ExtraUnit[] => {
    const value = tokens.get(name)
    // A number in words has a unit too; a name such as “Galaxy” has none.
    if (value === undefined || !/^(?:\D{0,2}\d|\p{L}+ )/u.test(value)) return []
    const before = euroBefore.exec(text.slice(Math.max(0, index - NEAR), index))?.[0]
    if (before !== undefined && value.startsWith('€'))
      return [{ name, value, index: index - before.length, extra: before.trim(), found: `${before}${token}` }]
    const end = index + token.length
    const [whole, marks = '', gap = '', unit = ''] = unitAfter.exec(text.slice(end, end + NEAR)) ?? []
    if (whole === undefined) return []
    const own = value.startsWith('€') ? '€' : (unitAtEnd.exec(value)?.[0] ?? '')
    if (own === '' || !isSameUnit(own, unit)) return []
    return [{ name, value, index: end + marks.length, extra: `${gap}${unit}`.trim(), found: `${token}${whole}` }]
  })
}

/** Reports a unit beside the token of a fact whose value already includes it. */
export const factUnits = defineRule({
  title: 'Units beside facts',
  why: 'A fact is shown with its unit: with another one beside it, visitors read “14 days days” or “€€189”.',
  messages,
  check: ({ pages, data, tokens }) => {
    const texts = [
      ...pages.map((page) => ({ ...page, tokens: page.tokens ?? tokens })),
      ...[...data].map(([file, { text }]) => ({ file, text, tokens })),
    ]
    return texts.flatMap(({ file, text, tokens: known }): Diagnostic[] => {
      if (!text.includes('{{') || known.arePlaceholders) return []
      return findExtraUnits(text, known).map(({ index, ...values }) => {
        const above = text.slice(0, index).split('\n')
        const location = { file, line: above.length, column: (above.at(-1) ?? '').length + 1 }
        return diagnosticAt(location, messages['fact-unit-twice'], values)
      })
    })
  },
})
