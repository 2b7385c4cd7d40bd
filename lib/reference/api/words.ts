import type { OperationView } from '../views'
import type { Api } from './api'

/** Escapes the characters of a text that have a meaning in Markdown, for a description that is read as Markdown. */
export const escapeMarkdown = (words: string): string => words.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')

/** Describes what the API is, who may use it, and what is not documented, in the same words for every description. */
export function describeApi({ site, plan, links, t }: Api): string {
  const name = escapeMarkdown(site)
  return [
    t('outputs.api.about', { name, plan }),
    t('outputs.api.notDocumented', { ask: links.contact }),
    t('outputs.api.docs', { docs: links.docs }),
  ].join('\n\n')
}

/**
 * Describes what is known about an operation: its summary and its rules. The description of the API lists what is not
 * documented.
 */
export function describeOperation({ summary, notes }: OperationView): string {
  const rules = notes.map((note) => `- ${escapeMarkdown(note)}`).join('\n')
  return [escapeMarkdown(summary), rules].filter(Boolean).join('\n\n')
}
