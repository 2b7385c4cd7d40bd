/**
 * One thing that is wrong in a file that people edit. It becomes two sentences: what is wrong, and what to do.
 */
export interface Problem {
  /** Path relative to the project's root, with forward slashes. */
  file: string
  /** Counted from 1, in the file as the editor shows it. */
  line?: number | undefined
  /** Dotted name of the front matter or YAML field, such as `hero.alt`. */
  field?: string | undefined
  /** What is wrong, as a sentence with its full stop, naming the value found. */
  what: string
  /** What to write instead, as a sentence with its full stop. */
  fix: string
}

/** Writes a problem as `file:line field – what is wrong. What to do.` */
export function formatProblem({ file, line, field, what, fix }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}${field ? ` ${field}` : ''} – ${what} ${fix}`
}

/** Thrown when content cannot be used; carries every problem found, so that an editor mends them in one go. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.name = 'ContentError'
  }
}

const order = (a: Problem, b: Problem): number =>
  a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1

/**
 * Ends a reading that found problems: each once, by file and line.
 * @throws ContentError unless the list is empty
 */
export function throwProblems(problems: readonly Problem[]): void {
  const distinct = new Map(problems.map((problem) => [formatProblem(problem), problem]))
  if (distinct.size > 0) throw new ContentError([...distinct.values()].sort(order))
}

/**
 * Collects the problems of several readings, so that all of them are told at once.
 * @throws whatever is thrown and is no ContentError
 */
export async function problemsOf(read: () => unknown): Promise<readonly Problem[]> {
  try {
    await read()
    return []
  } catch (error) {
    // By name: Next and the adapter load this module once each, so that two classes of this name exist.
    if (error instanceof Error && error.name === 'ContentError') return (error as ContentError).problems
    throw error
  }
}
