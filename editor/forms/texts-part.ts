import type { Part } from './schema-part'
import { wordsOfName } from './words-of-name'

/** Texts by name, in groups. */
export interface TextTree {
  readonly [name: string]: string | TextTree
}

/** A longer text has several lines in the form. */
const LINE = 60

/**
 * Returns the schema of a file of interface texts, made from the texts themselves. A translation has the fields of its
 * source, and each hint shows the text to translate; pages show a text that is left out in the source's language.
 * @param source the texts in the site's first language
 */
export function textsPart(source: TextTree, isTranslation = false): Part {
  const entries = Object.entries(source).map(([name, text]) => {
    const label = wordsOfName(name)
    if (typeof text !== 'string') {
      const { properties, required } = textsPart(text, isTranslation)
      return [name, { type: 'object', label, hint: `Write the texts of “${label}”.`, properties, required }] as const
    }
    const part = { type: 'string', label, hint: hintOf(text, isTranslation) }
    return [name, text.length > LINE ? { ...part, kind: 'sentences' as const } : part] as const
  })
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    required: isTranslation ? [] : entries.map(([name]) => name),
  }
}

function hintOf(text: string, isTranslation: boolean): string {
  const tokens = [...new Set(text.match(/\{\{[^{}]*\}\}/g) ?? [])].join(', ')
  const reminder = tokens === '' ? '' : ` Keep ${tokens}, which the page replaces.`
  return `${isTranslation ? `Write in this language: ${text}` : 'Write the text.'}${reminder}`
}
