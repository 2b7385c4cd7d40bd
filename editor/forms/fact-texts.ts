import type { Collection } from './form'
import { itemOf, type Part } from './schema-part'
import { patternsOf } from './text-rules'

/**
 * Returns the texts in which facts are filled in, by the name of their list: paths such as `lead`, or `steps.*.title`
 * for every item of a list. A text with a pattern, or one that only programs read, cannot contain a fact.
 */
export function factTexts(collections: readonly Collection[]): Record<string, readonly string[]> {
  const texts = collections.map(({ name, forms }) => {
    const all = 'files' in forms ? [forms] : forms
    return [name, [...new Set(all.flatMap(({ schema, hasFacts }) => (hasFacts ? textsIn(schema) : [])))]] as const
  })
  return Object.fromEntries(texts.filter(([, paths]) => paths.length > 0))
}

function textsIn(part: Part): string[] {
  if (part.readBy?.length === 0) return []
  const item = itemOf(part)
  if (item) return textsIn(item).map((path) => join('*', path))
  if (part.type === 'string') return isFree(part) ? [''] : []
  return Object.entries(part.properties ?? {}).flatMap(([name, each]) => textsIn(each).map((path) => join(name, path)))
}

const join = (name: string, path: string) => (path === '' ? name : `${name}.${path}`)

/** Whether somebody may write any words in a text. */
const isFree = (part: Part) =>
  (part.kind === undefined || part.kind === 'sentences') &&
  part.format === undefined &&
  part.enum === undefined &&
  part.const === undefined &&
  patternsOf(part).length === 0
