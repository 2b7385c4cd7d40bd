import type { OperationView } from '../views'
import type { Api } from './api'

/** Escapes the characters of a text that have a meaning in Markdown, for a description that is read as Markdown. */
export const plain = (words: string): string => words.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')

/** Returns what the API is, who may use it, and what is not documented, in the same words for every description. */
export function aboutApi({ site, plan, links, t }: Api): string {
  const name = plain(site)
  return [
    t('outputs.api.about', { name, plan }),
    t('outputs.api.notDocumented', { ask: links.contact }),
    t('outputs.api.docs', { docs: links.docs }),
  ].join('\n\n')
}

/**
 * Returns what is known about an operation: its summary and its rules. The description of the API lists what is not
 * documented.
 */
export function aboutOperation({ summary, notes }: OperationView): string {
  const rules = notes.map((note) => `- ${plain(note)}`).join('\n')
  return [plain(summary), rules].filter(Boolean).join('\n\n')
}
