import type { OperationView } from '../views'
import type { Api } from './api'

/** Text from elsewhere in a description that is read as Markdown: characters with a meaning are escaped. */
export const plain = (words: string): string => words.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')

/** What the API is, who may use it, and what is not documented: the same words in every description. */
export function aboutApi({ site, plan, links, t }: Api): string {
  const name = plain(site)
  return [
    t('outputs.api.about', { name, plan }),
    t('outputs.api.notDocumented', { ask: links.contact }),
    t('outputs.api.docs', { docs: links.docs }),
  ].join('\n\n')
}

/**
 * What is known about an operation: its summary and its rules. One sentence for the whole API says what is not documented.
 */
export function aboutOperation({ summary, notes }: OperationView): string {
  const rules = notes.map((note) => `- ${plain(note)}`).join('\n')
  return [plain(summary), rules].filter(Boolean).join('\n\n')
}
