import { escapeControls } from './escape-controls'

/** An error stops the build; a warning is only printed. */
type Severity = 'error' | 'warning'

/**
 * A message about a mistake in the content: two sentences with placeholders, such as `{found}` for what was found.
 * Braces with a dot, as in `{{group.name}}`, are literal.
 */
export interface Message extends Sentences {
  /** In kebab case. Its meaning never changes, because people search for it. */
  id: string
}

/** A message without its id, which is its key among `Messages`. */
export interface Sentences {
  severity: Severity
  /** Whether an error stops builds only if `CI` is set. In local builds it is printed, and the build continues. */
  onlyInCi?: boolean
  /** What is wrong, naming the value found; ends in a full stop. */
  what: string
  /** What to write instead; ends in a full stop. */
  fix: string
}

/** Messages without ids, by id. */
export type Messages = Readonly<Record<string, Sentences>>

/** Messages with ids, by id. */
type WithIds<Written extends Messages> = { readonly [Id in keyof Written & string]: Sentences & { id: Id } }

/** Gives each message its id. */
export function defineMessages<const Written extends Messages>(messages: Written): WithIds<Written> {
  const entries = Object.entries(messages).map(([id, sentences]) => [id, { id, ...sentences }])
  return Object.fromEntries(entries) as WithIds<Written>
}

/** The values for the placeholders of a message. */
export type Values = Readonly<Record<string, string | number>>

const placeholder = /\{([a-z][A-Za-z]*)\}/g

/** Lists the names of the placeholders in a sentence, in order. */
export function placeholdersOf(sentence: string): string[] {
  return [...sentence.matchAll(placeholder)].map(([, name]) => name as string)
}

/**
 * Replaces the placeholders of a sentence. Values are inserted literally.
 * @throws if a placeholder has no value, so that no incomplete sentence is shown
 */
export function fillPlaceholders(sentence: string, values: Values): string {
  return sentence.replace(placeholder, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`No value was given for {${name}} in “${sentence}”.`)
    return String(values[name])
  })
}

/**
 * Shortens a value for a sentence; its beginning is enough to identify it.
 * @param max the number of characters after which a longer text is cut; an ellipsis follows
 */
export const shorten = (text: string, max = 60): string => (text.length > max ? `${text.slice(0, max)}…` : text)

/** The location of a problem. */
export interface SourceLocation {
  /** Path relative to the project's root, with forward slashes. */
  file: string
  /** Counted from 1, in the file as the editor shows it. */
  line?: number | undefined
  /** Counted from 1; left out if the problem is about the whole line, or a missing line. */
  column?: number | undefined
  /** Dotted name of the front matter, YAML or locale field, such as `hero.alt`. */
  field?: string | undefined
}

/** A problem in a content file, in two sentences: what is wrong, and what to do. */
export interface Diagnostic extends SourceLocation {
  id: string
  severity: Severity
  /** What is wrong, as a sentence with its full stop, naming the value found. */
  what: string
  /** What to write instead, as a sentence with its full stop. */
  fix: string
}

/** The two sentences of a message with its placeholders replaced, without a location. */
export interface FilledMessage {
  id: string
  severity: Severity
  what: string
  fix: string
}

/**
 * Replaces the placeholders of a message.
 * @param values one for each placeholder of the message
 * @throws if a placeholder has no value
 */
export function fillMessage({ id, severity, what, fix }: Message, values: Values = {}): FilledMessage {
  return { id, severity, what: fillPlaceholders(what, values), fix: fillPlaceholders(fix, values) }
}

/**
 * Returns a message at a source location.
 * @throws if a placeholder has no value
 */
export function diagnosticAt(location: SourceLocation, message: Message, values: Values = {}): Diagnostic {
  return { ...location, ...fillMessage(message, values) }
}

/** Counts list items from 1, as people do. In locale files, a number is the name of a text and stays. */
const countedFromOne = (file: string, field = '') =>
  file.startsWith('locales/') ? field : field.replace(/(?<=\.)\d+(?=\.|$)/g, (index) => String(Number(index) + 1))

/**
 * Formats a problem as `file:line:column  field  What is wrong. What to do.`, on one line, with control characters
 * escaped.
 */
export function formatDiagnostic({ file, line, column, field, what, fix }: Diagnostic): string {
  const location = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
  return escapeControls([location, countedFromOne(file, field), `${what} ${fix}`].filter(Boolean).join('  '))
}

/** Thrown for invalid content. It contains every problem found, so that an editor can fix them together. */
export class ContentError extends Error {
  declare readonly problems: readonly Diagnostic[]

  constructor(problems: readonly Diagnostic[]) {
    super(problems.map(formatDiagnostic).join('\n'))
    // When the error is printed, show only the messages, without stack trace or properties.
    this.stack = this.message
    Object.defineProperties(this, { name: { value: 'ContentError' }, problems: { value: problems } })
  }
}

const order = (a: Diagnostic, b: Diagnostic): number =>
  a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0) : a.file < b.file ? -1 : 1

/** Sorts problems by file, line and column, and drops duplicates. */
export function sortDiagnostics(problems: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(problems.map((problem) => [formatDiagnostic(problem), problem])).values()].sort(order)
}

/**
 * Throws the errors among some problems, sorted and without duplicates. Warnings are ignored here; the content lint
 * prints them.
 * @throws ContentError if there is an error among them
 */
export function throwDiagnostics(problems: readonly Diagnostic[]): void {
  const errors = sortDiagnostics(problems.filter(({ severity }) => severity !== 'warning'))
  if (errors.length > 0) throw new ContentError(errors)
}

/**
 * Collects the problems that a function throws, so that those of several functions can be reported together.
 * @throws any error that is not a ContentError
 */
export async function collectDiagnostics(read: () => unknown): Promise<readonly Diagnostic[]> {
  try {
    await read()
    return []
  } catch (error) {
    // Compare names: Next and the adapter each load this module, so there are two classes with this name.
    if (error instanceof Error && error.name === 'ContentError') return (error as ContentError).problems
    throw error
  }
}
