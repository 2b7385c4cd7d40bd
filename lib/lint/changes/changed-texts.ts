/**
 * Reads the interface texts of a file, by name, such as `site.updated`.
 * @returns undefined if the file is not JSON
 */
export function readTexts(source: string): Map<string, string> | undefined {
  try {
    return new Map(textsOf(JSON.parse(source)))
  } catch {
    return undefined
  }
}

const textsOf = (value: unknown, path: readonly string[] = []): [name: string, text: string][] => {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), String(value)]]
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]))
}

/** Describes each text that differs, in a sentence. */
export function describeTexts(
  file: string,
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((name) => {
    const [old, present] = [before.get(name), now.get(name)]
    if (old === present) return []
    if (old === undefined) return [`The text ${name} in ${file} is new: “${present}”.`]
    if (present === undefined) return [`The text ${name} has been removed from ${file}; it was “${old}”.`]
    return [`The text ${name} in ${file} was “${old}” and is now “${present}”.`]
  })
}
