import { siteConfig } from '../../../site.config'
import { findBrokenBraces } from '../../i18n/broken-braces'
import { placeholder } from '../../i18n/list-keys'
import { columnOfPiece } from '../../i18n/load-locale'
import { localeMessages } from '../../i18n/locale-messages'
import { givenValues, isUsed, neededValues } from '../../i18n/used-texts'
import { pageOfFile } from '../../pages/find-page'
import { type Diagnostic, defineMessages, diagnosticAt, type SourceLocation } from '../../shared/diagnostic'
import { insteadOf } from '../../shared/nearest'
import { mapTexts } from '../../shared/tokens'
import { defineRule } from '../rule'
import type { DataFile, SnapshotPage } from '../snapshot'
import { planNames } from '../template-facts'
import { languageKey } from '../words/passages'

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
    what: 'This text is only “{found}”, so the value has no unit.',
    fix: 'Write the unit too, such as “{found}{unit}”.',
  },
  'locale-forms-same': {
    severity: 'warning',
    what: 'This is the singular form, but it has the same noun as “{other}”: “{noun}”.',
    fix: 'Write the singular here and the plural in “{other}”.',
  },
  'locale-plan-renamed': {
    severity: 'warning',
    what: 'The interface calls this plan “{name}”, but {page} still calls it “{found}”.',
    fix: 'Write the same name in both.',
  },
  'locale-forms-swapped': {
    severity: 'error',
    what: 'This is the singular form, but its “{plural}” is the plural of “{singular}” in {other}.',
    fix: 'Swap the texts of “{name}” and “{other}”.',
  },
  'locale-language': {
    severity: 'error',
    what: '“{found}” is not a language code, and charts need one to format numbers.',
    fix: 'Write {instead}.',
  },
})

/** Reports mistakes in the values, spaces, plural forms, plan names and language code of interface texts. */
export const localeValues = defineRule({
  title: 'Values in interface texts',
  why: 'A placeholder that no code fills is shown with its braces, and a value that a text leaves out is lost.',
  messages,
  check: ({ data, pages }) =>
    [...new Set([fallback, ...exported])].flatMap((language) => {
      const file = `locales/${language}/common.json`
      const found = data.get(file)
      if (found === undefined) return []
      const problems = checkValues(file, found, language === fallback)
      return language === fallback ? [...problems, ...findRenamedPlans(file, found, pages)] : problems
    }),
})

/** Reports names of plans that differ from their keys, while a page that makes promises still uses the old name. */
function findRenamedPlans(file: string, { value, locationOf }: DataFile, pages: readonly SnapshotPage[]): Diagnostic[] {
  const texts = Object((value as Record<string, unknown>).pricing)
  return planNames.flatMap((key): Diagnostic[] => {
    const name = texts[key]
    const found = key.charAt(0).toUpperCase() + key.slice(1)
    if (typeof name !== 'string' || name.trim().toLowerCase() === key.toLowerCase()) return []
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${found}(?![\\p{L}\\p{N}])`, 'u')
    const page = pages.find(({ file: path, text }) => pageOfFile(path)?.isContractual && whole.test(text))
    if (page === undefined) return []
    const path = ['pricing', key]
    const location = { file, ...locationOf(path), field: path.join('.') }
    return [diagnosticAt(location, messages['locale-plan-renamed'], { name, page: page.file, found })]
  })
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    // The tag has spaces or other characters that no code has.
    return false
  }
}

/** Matches the keys of texts between two names. */
const joins = /^(?:cases\.stage|tools\.explorer)\.and$/

/** Patterns for the keys of texts with a unit, and the unit to write after their value. */
const units: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)percent(?:_\w+)?$/, '%'],
  [/(?:^|\.)(?:points|beats)(?:_\w+)?$/, ' points'],
  [/(?:^|\.)seconds(?:_\w+)?$/, ' s'],
]

/** Reports the spaces or the unit that a text has lost, and a singular that has the words of its plural. */
function checkWording(text: string, key: string, location: SourceLocation, all: unknown): Diagnostic[] {
  const found = text.trim()
  if (joins.test(key) && found !== '' && !/^\s[\s\S]*\s$/.test(text))
    return [diagnosticAt(location, messages['locale-space-lost'], { found })]
  const unit = /^\{\{\s*\w+\s*\}\}$/.test(found) ? units.find(([pattern]) => pattern.test(key))?.[1] : undefined
  if (unit !== undefined) return [diagnosticAt(location, messages['locale-only-value'], { found, unit })]
  const isEnglish = location.file.startsWith(`locales/${fallback}/`)
  if (!key.endsWith('_one')) return []
  const other = key.replace(/one$/, 'other').split('.')
  const plural = other.reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], all)
  const swapped = typeof plural === 'string' ? findSwappedWords(text, plural) : undefined
  if (!swapped) {
    const noun = isEnglish && typeof plural === 'string' ? findSameNoun(text, plural) : undefined
    if (noun === undefined) return []
    return [diagnosticAt(location, messages['locale-forms-same'], { noun, other: other.at(-1) as string })]
  }
  const names = { name: key.split('.').at(-1) as string, other: other.at(-1) as string }
  return [diagnosticAt(location, messages['locale-forms-swapped'], { ...swapped, ...names })]
}

/** The noun after the count, if both forms have the same one: `1 seconds` or `2 second`. */
function findSameNoun(one: string, many: string): string | undefined {
  const nounOf = (text: string) => /\{\{\s*\w+\s*\}\} (\p{L}+)/u.exec(text)?.[1]
  const noun = nounOf(one)
  if (noun === undefined || noun !== nounOf(many)) return undefined
  // A text with only a count and a noun is wrong even if neither noun is a plural.
  return /[^su]s$/.test(noun) || (one === many && one.endsWith(`}} ${noun}`)) ? noun : undefined
}

/** The first words that differ, if those of the singular form are the plural. */
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
    if (key === languageKey && !isLanguage(text)) {
      const instead = isDefault ? 'en-GB' : 'a code such as nl-NL'
      problems.push(
        diagnosticAt({ file, ...locationOf(path), field: key }, messages['locale-language'], { found: text, instead }),
      )
    }
    if (isUsed(key)) problems.push(...checkWording(text, key, { file, ...locationOf(path), field: key }, value))
    const written = [...text.matchAll(placeholder)].map(({ 0: piece, 1: name = '', index }) => ({ piece, name, index }))
    const given = written.length > 0 ? givenValues(key) : []
    const unknown = written.filter(({ name }) => !given.includes(name))
    // An unknown name is probably the missing one.
    const needed = isDefault && unknown.length === 0 && text.trim() !== '' ? neededValues(key) : []
    const all = needed.filter((name) => !written.some((each) => each.name === name))
    const broken = findBrokenBraces(text, givenValues(key))
    // A pair of braces without its counterpart is reported when the file is read.
    for (const { name, index, piece } of broken.filter(({ piece }) => !/\{\{|\}\}/.test(piece))) {
      const here = { file, ...locationOf(path), field: key }
      const location = { ...here, ...columnOfPiece(lines, here, text, index, piece) }
      problems.push(diagnosticAt(location, localeMessages['locale-value-braces'], { found: piece, name }))
    }
    const lost = all.filter((name) => !broken.some((each) => each.name === name))
    // The rule `localeKeys` reports a text that is unused or has another name.
    if (unknown.length + lost.length === 0 || !isUsed(key)) return text
    const location = { file, ...locationOf(path), field: key }
    for (const { piece, name, index } of unknown) {
      const here = { ...location, ...columnOfPiece(lines, location, text, index, piece) }
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
