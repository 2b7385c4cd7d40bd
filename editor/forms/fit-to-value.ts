import { entryOf, itemOf, type Part } from './schema-part'
import { wordsOfName } from './words-of-name'

/**
 * Fits a schema to the form of one file. Some parts are known only from the content of the file: the keys of a record,
 * which alternative a value matches, and the kind of a fact, which the form does not change.
 */
export function fitToValue(part: Part, value: unknown): Part {
  if (part.anyOf) return fitAlternative(part, part.anyOf, value)
  if (part.type === 'array') {
    const item = itemOf(part)
    const [first] = Array.isArray(value) ? value : []
    // All items of a list have the same fields.
    return item && !part.prefixItems ? { ...part, items: fitToValue(item, first) } : part
  }
  if (part.type !== 'object' || typeof value !== 'object' || value === null) return part
  const known = part.properties ?? {}
  const entry = entryOf(part)
  // For a record of texts, the editor offers a list of keys and texts that people can add to.
  if (entry?.type === 'string' && Object.keys(known).length === 0) return part
  const fitProperty = ([name, inner]: readonly [string, Part]) =>
    [name, fitToValue(inner, (value as Record<string, unknown>)[name])] as const
  const more = Object.keys(value).flatMap((name) =>
    entry && !(name in known) ? [[name, labelled(name, entry)] as const] : [],
  )
  const present = Object.entries(known).filter(([name]) => part.kind !== 'fact' || name in value)
  const required =
    part.kind === 'fact' ? present.map(([name]) => name) : [...(part.required ?? []), ...more.map(([name]) => name)]
  return {
    ...part,
    properties: Object.fromEntries([...present, ...more].map(fitProperty)),
    required,
    additionalProperties: false,
  }
}

/** Gives the entry of a record a label that identifies it. */
function labelled(name: string, entry: Part): Part {
  const words = wordsOfName(name)
  return { ...entry, label: entry.label === undefined ? words : `${entry.label}: ${words}` }
}

/**
 * Returns the alternative that a value matches. Texts with alternative patterns keep all of them, because somebody may
 * switch between them.
 */
function fitAlternative(part: Part, alternatives: readonly Part[], value: unknown): Part {
  if (alternatives.every(({ type }) => type === 'string')) return part
  const type = Array.isArray(value) ? 'array' : typeof value
  const chosen = alternatives.find((each) => each.type === type || (type === 'number' && each.type === 'integer'))
  const { anyOf: _, ...common } = part
  return { ...(chosen ?? alternatives[0]), ...common }
}
