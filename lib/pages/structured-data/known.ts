import { isUnknown } from '../../content/placeholder'

/** What of a company's facts is known: nobody is told a value that is a placeholder, or in which one is left. */
export function known<Name extends string>(
  facts: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  const knownFacts = Object.entries<string | undefined>(facts).flatMap(([name, value]) =>
    value === undefined || isUnknown(value) ? [] : [[name, value.trim()]],
  )
  return Object.fromEntries(knownFacts) as Partial<Record<Name, string>>
}
