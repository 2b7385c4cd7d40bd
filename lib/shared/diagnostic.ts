import { escapeControls } from './escape-controls'

/** How bad it is: an error stops the build, a warning is only printed. */
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

/** Where something is wrong. */
export interface SourceLocation {
  /** Path relative to the project's root, with forward slashes. */
  file: string
  /** Counted from 1, in the file as the editor shows it. */
  line?: number | undefined
  /** Counted from 1; left out where the whole line, or a line that is missing, is meant. */
  column?: number | undefined
  /** Dotted name of the front matter, YAML or locale field, such as `hero.alt`. */
  field?: string | undefined
}

/** One thing that is wrong in a file that people edit. It has two sentences: what is wrong, and what to do. */
export interface Diagnostic extends SourceLocation {
  id: string
  severity: Severity
  /** What is wrong, as a sentence with its full stop, naming the value found. */
  what: string
  /** What to write instead, as a sentence with its full stop. */
  fix: string
}

/** The two sentences of a message with its holes filled, without a location. */
export interface FilledMessage {
  id: string
  severity: Severity
  what: string
  fix: string
}

/**
 * Fills a message.
 * @param values one for each hole of the message
 * @throws where a hole has no value
 */
export function fillMessage({ id, severity, what, fix }: Message, values: Values = {}): FilledMessage {
  return { id, severity, what: fillHoles(what, values), fix: fillHoles(fix, values) }
}

/** A message at a source location. @throws where a hole has no value */
export function diagnosticAt(location: SourceLocation, message: Message, values: Values = {}): Diagnostic {
  return { ...location, ...fillMessage(message, values) }
}

/** Writes a problem as `file:line:column  field  What is wrong. What to do.`, on one line and fit for a terminal. */
export function formatDiagnostic({ file, line, column, field, what, fix }: Diagnostic): string {
  const location = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
  return escapeControls([location, field, `${what} ${fix}`].filter(Boolean).join('  '))
}

/** Thrown when content cannot be used; carries every problem found, so that an editor mends them in one go. */
export class ContentError extends Error {
  declare readonly problems: readonly Diagnostic[]

  constructor(problems: readonly Diagnostic[]) {
    super(problems.map(formatDiagnostic).join('\n'))
    // Whoever prints it prints the sentences: neither the way through our code nor the same once more as an object.
    this.stack = this.message
    Object.defineProperties(this, { name: { value: 'ContentError' }, problems: { value: problems } })
  }
}

const order = (a: Diagnostic, b: Diagnostic): number =>
  a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0) : a.file < b.file ? -1 : 1

/** The same problems, each once, by file, line and column. */
export function sortDiagnostics(problems: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(problems.map((problem) => [formatDiagnostic(problem), problem])).values()].sort(order)
}

/**
 * Ends a reading that found problems: each once, by file, line and column. Warnings stop nothing; the content doctor
 * tells them.
 * @throws ContentError unless no error is among them
 */
export function throwDiagnostics(problems: readonly Diagnostic[]): void {
  const errors = sortDiagnostics(problems.filter(({ severity }) => severity !== 'warning'))
  if (errors.length > 0) throw new ContentError(errors)
}

/**
 * Collects the problems of several readings, so that all of them are reported at once.
 * @throws whatever is thrown and is no ContentError
 */
export async function collectDiagnostics(read: () => unknown): Promise<readonly Diagnostic[]> {
  try {
    await read()
    return []
  } catch (error) {
    // By name: Next and the adapter load this module once each, so that two classes of this name exist.
    if (error instanceof Error && error.name === 'ContentError') return (error as ContentError).problems
    throw error
  }
}
