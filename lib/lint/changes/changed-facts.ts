import { factsFile } from '../../content/facts/facts'
import { factsSchema } from '../../content/facts/facts-schema'
import { readYaml } from '../../content/yaml/read-yaml'

/**
 * Reads the facts of a file as pages show them, by name: `plans.lite.price` is `€99`.
 * @returns undefined if the file is invalid, or dates from a time when facts were written in another form
 */
export function readFactTexts(source: string): Map<string, string> | undefined {
  const { success, data } = factsSchema.safeParse(readYaml(factsFile, source).value)
  return success ? new Map(textsOf(data)) : undefined
}

const textsOf = (group: object, path: readonly string[] = []): [name: string, text: string][] =>
  Object.entries(group).flatMap(([name, value]): [string, string][] => {
    if (typeof value !== 'object' || value === null) return []
    const inner = [...path, name]
    return 'kind' in value && 'text' in value ? [[inner.join('.'), String(value.text)]] : textsOf(value, inner)
  })

/** Describes each fact that differs, in a sentence. */
export function describeFacts(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((name) => {
    const [old, present] = [before.get(name), now.get(name)]
    if (old === present) return []
    if (old === undefined) return [`The fact ${name} is new: ${present}.`]
    if (present === undefined) return [`The fact ${name} has been removed; it was ${old}.`]
    return [`The fact ${name} was ${old} and is now ${present}.`]
  })
}
