import { isUnknown } from '../../content/placeholder'

/**
 * Returns facts about a company, trimmed, without the unknown ones: values that are blank, are placeholders, or contain
 * one.
 */
export function withoutPlaceholders<Name extends string>(
  facts: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  const knownFacts = Object.entries<string | undefined>(facts).flatMap(([name, value]) =>
    value === undefined || isUnknown(value) ? [] : [[name, value.trim()]],
  )
  return Object.fromEntries(knownFacts) as Partial<Record<Name, string>>
}
