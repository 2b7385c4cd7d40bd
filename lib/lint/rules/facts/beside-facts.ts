import {
  type Diagnostic,
  defineMessages,
  diagnosticAt,
  type Message,
  shorten,
  type Values,
} from '../../../shared/diagnostic'
import { type Tokens, tokenPattern } from '../../../shared/tokens'
import { defineRule } from '../../rule'

const messages = defineMessages({
  'fact-unit-twice': {
    severity: 'error',
    what: '{{{name}}} becomes “{value}”, so “{found}” has the unit twice.',
    fix: 'Delete “{extra}”, and change the words around it if the sentence needs it.',
  },
  'fact-article': {
    severity: 'warning',
    what: '“{found}” becomes “{shown}”, with the wrong article.',
    fix: 'Write “{instead}”.',
  },
  'fact-after-article': {
    severity: 'warning',
    what: '“{found}” becomes “{shown}”, although “{article}” belongs to one thing only.',
    fix: 'Change the order of the words, as in “a session of {token}”.',
  },
  'fact-small-letter': {
    severity: 'warning',
    what: '“{found}” becomes “{shown}”, which begins a sentence with a small letter.',
    fix: 'Write another word before it, or begin the sentence differently.',
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

/** How far words may be from a token, in characters: a word, a space and marks of emphasis. */
const NEAR = 24

/** A token in a text, with its value. */
interface Use {
  text: string
  token: string
  name: string
  value: string
  index: number
}

/** A mistake beside a token. */
interface Mistake {
  index: number
  message: Message
  values: Values
}

function findExtraUnit({ text, token, name, value, index }: Use): Mistake | undefined {
  const message = messages['fact-unit-twice']
  // A number in words has a unit too; a name such as “Galaxy” has none.
  if (!/^(?:\D{0,2}\d|\p{L}+ )/u.test(value)) return undefined
  const before = euroBefore.exec(text.slice(Math.max(0, index - NEAR), index))?.[0]
  if (before !== undefined && value.startsWith('€')) {
    const values = { name, value, extra: before.trim(), found: `${before}${token}` }
    return { index: index - before.length, message, values }
  }
  const end = index + token.length
  const [whole, marks = '', gap = '', unit = ''] = unitAfter.exec(text.slice(end, end + NEAR)) ?? []
  if (whole === undefined) return undefined
  const own = value.startsWith('€') ? '€' : (unitAtEnd.exec(value)?.[0] ?? '')
  if (own === '' || !isSameUnit(own, unit)) return undefined
  const values = { name, value, extra: `${gap}${unit}`.trim(), found: `${token}${whole}` }
  return { index: end + marks.length, message, values }
}

const articleBefore = /(?<![\p{L}\p{N}'’.(/-])(a)(n?)[ \n]$/iu

/** Matches a number above one with its noun. */
const inPlural = /^(?!1 |one )(?:\d+|\p{L}+) \p{Ll}+s$/u

function findWrongArticle({ text, token, value, index }: Use): Mistake | undefined {
  const [before, a = '', n = ''] = articleBefore.exec(text.slice(Math.max(0, index - NEAR), index)) ?? []
  if (before === undefined) return undefined
  if (inPlural.test(value) && text[index + token.length] !== '-') {
    const article = `${a}${n}`
    const values = { found: `${article} ${token}`, shown: `${article} ${value}`, article, token }
    return { index: index - before.length, message: messages['fact-after-article'], values }
  }
  const needed = needsAn(value)
  if (needed === undefined || needed === (n !== '')) return undefined
  const found = `${a}${n} ${token}`
  const values = { found, shown: shorten(`${a}${n} ${value}`), instead: `${a}${needed ? 'n' : ''} ${token}` }
  return { index: index - before.length, message: messages['fact-article'], values }
}

/**
 * Whether a value needs “an”; undefined if that depends on how it is pronounced, as with most that begin with h or u,
 * and with abbreviations that may be read as words or as letters.
 */
function needsAn(value: string): boolean | undefined {
  const start = value.replace(/^[“‘"(€$£]+/u, '')
  if (/^\d/.test(start)) return /^(?:8|1[18](?!\d))/.test(start)
  if (!/^\p{L}{3}/u.test(start) || /^(?:eu|ew|on(?:e|ce)(?!\p{L}*r))/iu.test(start)) return undefined
  if (/^[aeio]/i.test(start)) return true
  const consonants = /^\p{Lu}{2}/u.test(start) ? /^[bcdgjkpqtvwyz]/i : /^[bcdfgjklmnpqrstvwyz]/i
  return consonants.test(start) ? false : undefined
}

/** Matches what precedes a sentence: an empty line, the end of the front matter, or a full stop after a longer word. */
const beforeSentence = /\n(?:---)?\n$|(?<![\p{L}\p{N}./@_-])\p{L}?\p{Ll}{3,}[.!?][ \n]$/u

/** Matches values that begin with a word in small letters, and are not addresses. */
const inSmallLetters = /^\p{Ll}{2,}(?![\p{L}\p{N}@./_])/u

function findSmallLetter({ text, token: found, value, index }: Use): Mistake | undefined {
  if (!inSmallLetters.test(value) || !beforeSentence.test(text.slice(Math.max(0, index - NEAR), index)))
    return undefined
  const [rest = ''] = text.slice(index).split('\n\n', 1)
  if (!/[.!?]$/.test(rest.trimEnd())) return undefined
  return { index, message: messages['fact-small-letter'], values: { found, shown: shorten(value) } }
}

function findMistakes(text: string, tokens: Tokens): Mistake[] {
  return [...text.matchAll(tokenPattern)].flatMap(({ 0: token, 1: name = '', index }) => {
    const value = tokens.get(name)
    if (value === undefined) return []
    const use = { text, token, name, value, index }
    return [findExtraUnit(use), findWrongArticle(use), findSmallLetter(use)].filter((mistake) => mistake !== undefined)
  })
}

/**
 * Reports tokens whose values do not fit the words beside them: the unit is there again, the article is wrong, or a
 * sentence would begin with a small letter.
 */
export const besideFacts = defineRule({
  title: 'Words beside facts',
  why: 'A fact is filled in as it is written, with its unit: visitors would read “14 days days”, “€€189” or “a API”.',
  messages,
  check: ({ pages, data, tokens }) => {
    const texts = [
      ...pages.map((page) => ({ ...page, tokens: page.tokens ?? tokens })),
      ...[...data].map(([file, { text }]) => ({ file, text, tokens })),
    ]
    return texts.flatMap(({ file, text, tokens: known }): Diagnostic[] => {
      if (!text.includes('{{') || known.arePlaceholders) return []
      return findMistakes(text, known).map(({ index, message, values }) => {
        const above = text.slice(0, index).split('\n')
        const location = { file, line: above.length, column: (above.at(-1) ?? '').length + 1 }
        return diagnosticAt(location, message, values)
      })
    })
  },
})
