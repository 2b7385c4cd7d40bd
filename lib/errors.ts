/**
 * One thing that is wrong in a file that people edit. It becomes two sentences: what is wrong, and what to do.
 */
export interface Problem {
  /** Path relative to the project's root, with forward slashes. */
  file: string
  /** Counted from 1, in the file as the editor shows it. */
  line?: number
  /** Dotted name of the front matter or YAML field, such as `hero.alt`. */
  field?: string
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
