/** How bad it is: an error stops the build, a warning is told and no more. */
export type Severity = 'error' | 'warning'

/**
 * One thing that can be wrong in what people edit, as two sentences with holes: `{found}` is filled with what was found.
 * Braces with a dot inside, as in `{{group.name}}`, are the text's own.
 */
export interface Message {
  severity: Severity
  /** Whether an error stops builds only where `CI` is set: on a desk it is printed, and the build goes on. */
  onlyInCi?: boolean
  /** What is wrong, naming the value found; ends in a full stop. */
  what: string
  /** What to write instead; ends in a full stop. */
  fix: string
}

/** Messages by id; an id is kebab-case and never changes its meaning: people search for it. */
export type Messages = Readonly<Record<string, Message>>

/** What fills the holes of a message. */
export type Values = Readonly<Record<string, string | number>>

const hole = /\{([a-z][A-Za-z]*)\}/g

/** Names of the holes of a sentence, in order. */
export function holesOf(sentence: string): string[] {
  return [...sentence.matchAll(hole)].map(([, name]) => name as string)
}

/**
 * Fills the holes of a sentence. Values are put in as they are, once.
 * @throws where a hole has no value: a sentence with a hole in it must not reach anybody
 */
export function fillHoles(sentence: string, values: Values): string {
  return sentence.replace(hole, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`Nothing was given for {${name}} in “${sentence}”.`)
    return String(values[name])
  })
}
