import { type FactChoice, factChoices } from '../../editor/forms/facts'
import type { Content } from '../../lib/content/load-content'

/** The facts that texts may use. */
export interface FactLists {
  /** The facts for every text. */
  all: readonly FactChoice[]
  /** By path, the additional facts for a single file, such as the figures of a case. */
  byFile: Readonly<Record<string, readonly FactChoice[]>>
}

/** Lists the facts of the content, with their values. */
export function listFacts({ tokens, pages }: Content): FactLists {
  const own = pages.flatMap((page) => {
    const more = [...page.tokens.keys()].filter((name) => !tokens.has(name))
    const choices = factChoices(more.map((name) => [name, page.tokens.get(name) ?? '']))
    return choices.length > 0 ? [[page.file, choices] as const] : []
  })
  return { all: factChoices(tokens), byFile: Object.fromEntries(own) }
}
