/** A message about a mistake: two sentences with placeholders, such as `{found}` for what was found. */
export interface Sentences {
  severity: 'error'
  /** What is wrong, naming the value found; ends in a full stop. */
  what: string
  /** What to do; ends in a full stop. */
  fix: string
}

/** Messages by id. An id is kebab-case and never changes its meaning, because people search for it. */
export type Messages = Readonly<Record<string, Sentences>>

/** The values for the placeholders of a message. */
export type Values = Readonly<Record<string, string | number>>

/**
 * Replaces the placeholders of a sentence. Values are inserted literally.
 * @throws if a placeholder has no value, so that no incomplete sentence is shown
 */
export function fillPlaceholders(sentence: string, values: Values): string {
  return sentence.replace(/\{([a-z][A-Za-z]*)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`No value was given for {${name}} in “${sentence}”.`)
    return String(values[name])
  })
}
