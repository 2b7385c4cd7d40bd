/** How bad it is: an error stops the build, a warning is told and no more. */
export type Severity = 'error' | 'warning'

/**
 * One thing that can be wrong in what people edit, as two sentences with holes: `{found}` is filled with what was found.
 * Braces with a dot inside, as in `{{group.name}}`, are the text's own.
 */
export interface Message extends Sentences {
  /** Kebab-case. It never changes its meaning: people search for it. */
  id: string
}

/** A message as it is written: its id stands before it. */
export interface Sentences {
  severity: Severity
  /** Whether an error stops builds only where `CI` is set: on a desk it is printed, and the build goes on. */
  onlyInCi?: boolean
  /** What is wrong, naming the value found; ends in a full stop. */
  what: string
  /** What to write instead; ends in a full stop. */
  fix: string
}

/** Messages as they are written, by id. */
export type Messages = Readonly<Record<string, Sentences>>

/** Messages by id, each of which knows its own. */
type WithIds<Written extends Messages> = { readonly [Id in keyof Written & string]: Sentences & { id: Id } }

/** Gives each message its id. */
export function defineMessages<const Written extends Messages>(messages: Written): WithIds<Written> {
  const entries = Object.entries(messages).map(([id, sentences]) => [id, { id, ...sentences }])
  return Object.fromEntries(entries) as WithIds<Written>
}

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
