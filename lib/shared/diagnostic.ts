import { fillHoles, type Message, type Severity, type Values } from './message'

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

/** One thing that is wrong in a file that people edit. It is told in two sentences: what is wrong, and what to do. */
export interface Diagnostic extends SourceLocation {
  id: string
  severity: Severity
  /** What is wrong, as a sentence with its full stop, naming the value found. */
  what: string
  /** What to write instead, as a sentence with its full stop. */
  fix: string
}

/** The two sentences of a message with its holes filled, without a place. */
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

/** A message at a place. @throws where a hole has no value */
export function diagnosticAt(location: SourceLocation, message: Message, values: Values = {}): Diagnostic {
  return { ...location, ...fillMessage(message, values) }
}
