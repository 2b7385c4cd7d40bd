import type { Diagnostic } from './diagnostic'
import { escapeControls } from './escape-controls'

/** Writes a problem as `file:line:column  field  What is wrong. What to do.`, on one line and fit for a terminal. */
export function formatDiagnostic({ file, line, column, field, what, fix }: Diagnostic): string {
  const place = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
  return escapeControls([place, field, `${what} ${fix}`].filter(Boolean).join('  '))
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
 * Collects the problems of several readings, so that all of them are told at once.
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
