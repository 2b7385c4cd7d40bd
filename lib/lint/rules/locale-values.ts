import { siteConfig } from '../../../site.config'
import { placeholder } from '../../i18n/list-keys'
import { pieceIn } from '../../i18n/load-locale'
import { givenValues, isUsed, neededValues } from '../../i18n/used-texts'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
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
