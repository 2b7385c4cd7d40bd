import { siteConfig } from '../../../site.config'
import { placeholder } from '../../i18n/list-keys'
import { pieceIn } from '../../i18n/load-locale'
import { givenValues, isUsed, neededValues } from '../../i18n/used-texts'
import { type Diagnostic, defineMessages, diagnosticAt, type SourceLocation } from '../../shared/diagnostic'
import { insteadOf } from '../../shared/nearest'
import { mapTexts } from '../../shared/tokens'
import { defineRule } from '../rule'
import type { DataFile } from '../snapshot'
import { languageTag } from '../words/passages'

const { default: fallback, exported } = siteConfig.locales

const messages = defineMessages({
  'locale-value-unknown': {
    severity: 'error',
    what: 'There is no value “{{{name}}}” for this text.',
    fix: 'Write {instead}.',
  },
  'locale-takes-no-values': {
    severity: 'error',
    what: 'There is no value “{{{name}}}” for this text.',
    fix: 'Remove it: this text takes no values.',
  },
  'locale-value-lost': {
    severity: 'error',
    what: 'The site gives this text the value “{{{name}}}”, but the text does not use it.',
    fix: 'Write {{{name}}} where the value belongs.',
  },
  'locale-space-lost': {
    severity: 'error',
    what: '“{found}” joins two names, which run together without spaces.',
    fix: 'Write " {found} ", with a space after the first quotation mark and before the last.',
  },
  'locale-only-value': {
    severity: 'warning',
    what: '“{found}” is all of this text, so that its value has no unit.',
    fix: 'Write the unit too, such as “{found}{unit}”.',
  },
  'locale-forms-swapped': {
    severity: 'error',
    what: 'This is the text for one, and “{plural}” in it is the plural of “{singular}” in {other}.',
    fix: 'Exchange the texts of “{name}” and “{other}”.',
  },
  'locale-language': {
    severity: 'error',
    what: '“{found}” is not the code of a language, and numbers in charts are written as that says.',
    fix: 'Write {instead}.',
  },
})

export const localeValues = defineRule({
  title: 'Values in interface texts',
  why: 'A placeholder that no code fills is shown with its braces, and a value that a text leaves out is lost.',
  messages,
  check: ({ data }) =>
    [...new Set([fallback, ...exported])].flatMap((lng) => {
      const file = `locales/${lng}/common.json`
      const found = data.get(file)
      return found ? checkValues(file, found, lng === fallback) : []
    }),
})

function isLanguage(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    // The tag has spaces or other characters that no code has.
    return false
  }
}

/** Texts that stand between two names. */
const joins = /^(?:cases\.stage|tools\.explorer)\.and$/

/** Texts of a unit, with what to write behind their value. */
const units: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)percent(?:_\w+)?$/, '%'],
  [/(?:^|\.)(?:points|beats)(?:_\w+)?$/, ' points'],
  [/(?:^|\.)seconds(?:_\w+)?$/, ' s'],
]

/** The spaces or the unit that a text has lost, and a singular that has the words of its plural. */
function checkLost(text: string, key: string, location: SourceLocation, all: unknown): Diagnostic[] {
  const found = text.trim()
  if (joins.test(key) && found !== '' && !/^\s[\s\S]*\s$/.test(text))
    return [diagnosticAt(location, messages['locale-space-lost'], { found })]
  const unit = /^\{\{\s*\w+\s*\}\}$/.test(found) ? units.find(([pattern]) => pattern.test(key))?.[1] : undefined
  if (unit !== undefined) return [diagnosticAt(location, messages['locale-only-value'], { found, unit })]
  if (!key.endsWith('_one')) return []
  const other = key.replace(/one$/, 'other').split('.')
  const plural = other.reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], all)
  const swapped = typeof plural === 'string' ? findSwappedWords(text, plural) : undefined
  if (!swapped) return []
  const names = { name: key.split('.').at(-1) as string, other: other.at(-1) as string }
  return [diagnosticAt(location, messages['locale-forms-swapped'], { ...swapped, ...names })]
}

/** The first words that differ, if those of the text for one are the plural. */
function findSwappedWords(one: string, many: string): { singular: string; plural: string } | undefined {
  const wordsOf = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? []
  const [words, others] = [wordsOf(one), wordsOf(many)]
  const index = words.findIndex((word, place) => word !== others[place])
  const [plural = '', singular = ''] = [words[index], others[index]]
  const isPlural = [`${singular}s`, `${singular}es`, singular.replace(/y$/, 'ies')].includes(plural)
  const isSwapped = isPlural || (plural === 'are' && singular === 'is') || (plural === 'have' && singular === 'has')
  return isSwapped && singular !== plural ? { singular, plural } : undefined
}

function checkValues(file: string, { value, text: source, locationOf }: DataFile, isDefault: boolean): Diagnostic[] {
  const lines = source.split('\n')
  const problems: Diagnostic[] = []
  mapTexts(value, (text, path) => {
    const key = path.join('.')
    if (key === languageTag && !isLanguage(text)) {
      const instead = isDefault ? 'en-GB' : 'a code such as nl-NL'
      problems.push(
        diagnosticAt({ file, ...locationOf(path), field: key }, messages['locale-language'], { found: text, instead }),
      )
    }
    if (isUsed(key)) problems.push(...checkLost(text, key, { file, ...locationOf(path), field: key }, value))
    const written = [...text.matchAll(placeholder)].map(({ 0: piece, 1: name = '', index }) => ({ piece, name, index }))
    const given = written.length > 0 ? givenValues(key) : []
    const unknown = written.filter(({ name }) => !given.includes(name))
    // An unknown name is probably the missing one.
    const needed = isDefault && unknown.length === 0 && text.trim() !== '' ? neededValues(key) : []
    const lost = needed.filter((name) => !written.some((each) => each.name === name))
    // The rule `localeKeys` reports a text that is unused or has another name.
    if (unknown.length + lost.length === 0 || !isUsed(key)) return text
    const location = { file, ...locationOf(path), field: key }
    for (const { piece, name, index } of unknown) {
      const here = { ...location, ...pieceIn(lines, location, text, index, piece) }
      const instead = insteadOf(name, given, (one) => `{{${one}}}`)
      problems.push(
        given.length === 0
          ? diagnosticAt(here, messages['locale-takes-no-values'], { name })
          : diagnosticAt(here, messages['locale-value-unknown'], { name, instead }),
      )
    }
    for (const name of lost) problems.push(diagnosticAt(location, messages['locale-value-lost'], { name }))
    return text
  })
  return problems
}
